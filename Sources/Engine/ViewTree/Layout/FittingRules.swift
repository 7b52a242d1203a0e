/// How a browser shows the first of several views that fits.
///
/// Beside a cell stands a ruler, which is as wide as a view would like to be, so that the cell has what is
/// left of the room: something if the view fits, nothing if not. The cell holds the view and what is
/// shown in its place, both as wide as the room; a container query on the cell hides one of them. Where
/// the height of the room is known, the ruler stands below the cell as well. Around a room that hugs stands
/// a place as wide as the first view would like to be, if there is so much.
enum FittingRules {
  static let placeClass = "f-place"
  static let sizeClass = "f-size"
  static let roomClass = "f-room"
  static let rowClass = "f-row"
  static let cellClass = "f-cell"
  static let rulerClass = "f-rule"
  /// On the room and its rows where a view has to fit up and down, and where only so.
  static let tallClass = "f-tall"
  static let highClass = "f-high"

  /// The rules, on one line: the lines of a site's style sheet are sorted.
  ///
  /// The ruler's negative margins leave half a point to what browsers round.
  static let text = """
    @property --fit-x{syntax:"\\3c length>";inherits:true;initial-value:0px}\
    @property --fit-y{syntax:"\\3c length>";inherits:true;initial-value:0px}\
    .\(placeClass),.\(roomClass),.\(rowClass),.\(cellClass),.\(cellClass)>*,.\(rulerClass),.\(sizeClass){display:grid}\
    .\(placeClass){grid-template-columns:minmax(0,max-content)}\
    .\(sizeClass),.\(placeClass)>.\(roomClass){grid-area:1/1}\
    .\(sizeClass),.\(rulerClass){width:max-content;height:0;visibility:hidden;overflow:clip}\
    .\(roomClass),.\(cellClass)>*{grid-template-columns:minmax(0,1fr)}\
    .\(roomClass){container-type:inline-size}\
    .\(roomClass)>*{--fit-x:100cqw;--fit-y:100cqh}\
    .\(rowClass){grid-template-columns:minmax(0,1fr) auto}\
    .\(cellClass){grid-area:1/1;min-width:0;container:fit/inline-size}\
    .\(cellClass)>*{width:var(--fit-x)}\
    .\(rulerClass){grid-area:1/2;margin:0 -.5px -.5px 0}\
    :is(.\(rulerClass),.\(sizeClass)) [data-text]::before{content:attr(data-text)}\
    .\(cellClass)>:first-child{display:none}\
    @container fit (width>.02px){\(first)}\
    .\(tallClass),.\(tallClass)>.\(cellClass)>*{grid-template-rows:minmax(0,1fr)}\
    .\(roomClass).\(tallClass){container-type:size}\
    .\(rowClass).\(tallClass){grid-template-rows:minmax(0,1fr) auto}\
    .\(tallClass)>.\(cellClass){min-height:0;container:fit-y/size}\
    .\(tallClass)>.\(cellClass)>*{height:var(--fit-y)}\
    .\(tallClass)>.\(rulerClass){grid-area:2/2;height:max-content}\
    .\(highClass)>.\(rulerClass){grid-area:2/1;width:auto;margin-right:0}\
    @container fit-y (width>.02px) and (height>.02px){\(first)}
    """

  /// Shows the view of a cell that fits in place of what else there is.
  private static let first =
    ".\(cellClass)>:first-child{display:grid}.\(cellClass)>:last-child{display:none}"
}
