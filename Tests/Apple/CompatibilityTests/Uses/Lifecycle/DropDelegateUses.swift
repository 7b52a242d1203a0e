import SwiftUI

@MainActor enum DropDelegateUses {
  struct Taker: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { true }
  }

  static func dropDelegate<T: DropDelegate>(_ value: T, _ info: DropInfo) {
    _ = (any DropDelegate).self
    _ = value.validateDrop(info: info)
    _ = value.performDrop(info: info)
    value.dropEntered(info: info)
    _ = value.dropUpdated(info: info)
    value.dropExited(info: info)
    let own = Taker()
    _ = own.validateDrop(info: info)
    own.dropEntered(info: info)
    _ = own.dropUpdated(info: info)
    own.dropExited(info: info)
  }

  static func dropInfo(_ value: DropInfo) {
    _ = DropInfo.self
    _ = value.location
    _ = value.hasItemsConforming(to: [UTType.text])
    _ = value.hasItemsConforming(to: ["a"])
    _ = value.itemProviders(for: [UTType.text])
    _ = value.itemProviders(for: ["a"])
  }

  static func dropProposal(_ value: DropProposal) {
    _ = DropProposal.self
    _ = DropProposal(operation: .move)
    _ = DropProposal(withinApplication: .move, outsideApplication: .copy)
    _ = value.operation
    _ = DropOperation.self
    _ = [DropOperation.cancel, .forbidden, .copy, .move, .delete, .alias]
  }

  static func nsItemProvider(_ value: NSItemProvider, _ url: URL) {
    _ = NSItemProvider(item: 1, typeIdentifier: nil)
    _ = NSItemProvider(contentsOf: url)
    _ = value.canLoadObject(ofClass: String.self)
    _ = value.loadObject(ofClass: String.self) { _, _ in }
    _ = value.hasItemConformingToTypeIdentifier("public.text")
  }

  static func view(_ view: some View) {
    _ = view.onDrop(of: [UTType.text], delegate: Taker())
    _ = view.onDrop(of: ["a"], delegate: Taker())
    _ = view.onDrop(of: [UTType.text], isTargeted: nil) { (_: [NSItemProvider]) in true }
    _ = view.onDrop(of: [UTType.text], isTargeted: nil) { (_: [NSItemProvider], _: CGPoint) in
      true
    }
  }
}
