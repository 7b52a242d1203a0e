// A file that imports Testing and Core Graphics imports this module, too, which the toolchain has on Apple's systems alone. What
// it has there, pictures as attachments of tests, isn't here.
