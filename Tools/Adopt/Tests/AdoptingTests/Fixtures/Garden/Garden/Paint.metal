kernel void paint() {}
