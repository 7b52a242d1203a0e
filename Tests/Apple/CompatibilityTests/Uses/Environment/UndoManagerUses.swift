import Foundation
import SwiftUI

@MainActor enum UndoManagerUses {
  static func register(_ manager: UndoManager, target: NSObject) {
    manager.registerUndo(withTarget: target) { (_: NSObject) in }
    _ = manager.isUndoRegistrationEnabled
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    _ = manager.groupingLevel
    _ = manager.groupsByEvent
    _ = manager.levelsOfUndo
    manager.removeAllActions()
    manager.removeAllActions(withTarget: target)
  }

  static func undo(_ manager: UndoManager) {
    _ = manager.canUndo
    _ = manager.canRedo
    _ = manager.undoCount
    _ = manager.redoCount
    _ = manager.isUndoing
    _ = manager.isRedoing
    manager.undo()
    manager.undoNestedGroup()
    manager.redo()
  }

  static func names(_ manager: UndoManager) {
    manager.setActionName("Move")
    manager.setActionIsDiscardable(true)
    _ = manager.undoActionName
    _ = manager.redoActionName
    _ = manager.undoActionIsDiscardable
    _ = manager.redoActionIsDiscardable
    _ = manager.undoMenuItemTitle
    _ = manager.redoMenuItemTitle
    _ = manager.undoMenuTitle(forUndoActionName: "Move")
    _ = manager.redoMenuTitle(forUndoActionName: "Move")
  }

  static func notifications() {
    _ = NSNotification.Name.NSUndoManagerDidOpenUndoGroup
    _ = NSNotification.Name.NSUndoManagerWillCloseUndoGroup
    _ = NSNotification.Name.NSUndoManagerDidCloseUndoGroup
    _ = NSNotification.Name.NSUndoManagerWillUndoChange
    _ = NSNotification.Name.NSUndoManagerDidUndoChange
    _ = NSNotification.Name.NSUndoManagerWillRedoChange
    _ = NSNotification.Name.NSUndoManagerDidRedoChange
  }
}
