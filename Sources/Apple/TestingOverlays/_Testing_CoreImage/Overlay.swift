// A file that imports Testing and Core Image imports this module, too, which the toolchain has on Apple's systems alone. What
// it has there, pictures as attachments of tests, isn't here.
