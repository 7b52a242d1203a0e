// The types of data are declared in ViewTree, which drops name them by.
@_exported import Foundation
@_exported import ViewTree
