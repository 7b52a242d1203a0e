/// The symbols that real apps use most, each with a use in this target's sources.
enum Symbols {
  static let mostUsed = [
    "View", "Text", "Button", "frame", "padding", "Color", "font", "Image", "HStack", "VStack",
    "foregroundColor", "ForEach", "@ViewBuilder", "Section", "@Environment", "Spacer",
    "foregroundStyle", "@State", "Label", "PreviewProvider", "background", "opacity", "animation",
    "ZStack", "#Preview", "buttonStyle", "navigationTitle", "Binding", "NavigationLink", "offset",
    "@Binding", "fontWeight", "listRowBackground", "fill", "@EnvironmentObject", "tag", "List",
    "withAnimation", "environment", "resizable", "environmentObject", "lineLimit", "Group",
    "RoundedRectangle", "@Published", "Form", "onAppear", "Toggle", "onChange", "EdgeInsets",
    "NavigationStack", "Circle", "disabled", "system", "NavigationView", "overlay", "toolbar",
    "TextField", "scaleEffect", "@ObservedObject", "Picker", "LocalizedStringKey", "ToolbarItem",
    "Rectangle", "cornerRadius", "rotationEffect", "sheet", "bold", "Font", "ScrollView",
    "aspectRatio", "alert", "ProgressView", "delay", "LabeledContent", "stroke", "@AppStorage",
    "Divider", "GeometryReader", "@Bindable", "@StateObject", "clipShape", "EmptyView", "Path",
    "tint", "navigationBarTitle", "imageScale", "ObservableObject", "id", "onTapGesture",
    "easeInOut", "linear", "multilineTextAlignment", "fixedSize", "listStyle",
    "UIHostingController", "shadow", "transition", "Scene", "listRowInsets", "repeatForever",
    "labelStyle", "ViewModifier", "WindowGroup", "Angle", "spring", "AnyView", "tabItem",
    "navigationBarTitleDisplayMode", "onReceive",
  ]
}
