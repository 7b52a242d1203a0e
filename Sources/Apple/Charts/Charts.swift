// What a source sees that imports Charts beside SwiftUI.
@_exported import Foundation
@_exported import ViewTree
