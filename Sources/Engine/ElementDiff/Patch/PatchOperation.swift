public import ElementTree

/// One step of a patch.
public enum PatchOperation: Hashable, Sendable {
  /// Where nodes are put.
  public enum Place: Hashable, Sendable {
    /// In front of a sibling.
    case before(InstanceID)
    /// Behind the last child of an element, or behind the last node of ``InstanceID/page``.
    case end(of: InstanceID)
  }

  /// Sets the text of a text node, or the only text of an element.
  case text(InstanceID, String)
  /// Sets an attribute where it stands, or adds it behind the others.
  case attribute(InstanceID, AttributeName, String)
  /// Removes an attribute.
  case removeAttribute(InstanceID, AttributeName)
  /// Sets a control's state and its attribute; without a value the attribute goes.
  case property(InstanceID, ElementProperty, String?)
  /// Gives an element the rule of this number, zero for none; see ``Patch``.
  case style(InstanceID, UInt32)
  /// Inserts nodes, given by their range in the patch's content.
  case insert(Range<Int>, at: Place)
  /// Removes a run of siblings with all that is in them.
  case remove(InstanceID, count: Int)
  /// Moves a run of siblings, in the order in which they stand, among the children of their parent.
  case move(InstanceID, count: Int, to: Place)
  /// Removes a run of siblings and puts nodes in their place.
  case replace(InstanceID, count: Int, with: Range<Int>)
  /// Replaces the whole page; numbers of nodes begin again at 1, those of rules with this patch's.
  case reset(Range<Int>)
}
