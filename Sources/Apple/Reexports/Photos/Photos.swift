// The names of Apple's module are declared with its pickers.
@_exported import PhotosUI
