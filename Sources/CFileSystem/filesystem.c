int cfilesystem_placeholder(void) { return 0; }
