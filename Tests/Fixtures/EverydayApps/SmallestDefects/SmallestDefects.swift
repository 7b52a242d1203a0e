import SwiftUI
// Each window is one minimal reproduction: /r1 … /r15
struct R1: View {
  @State var s = false  // alert is not closed by its buttons
  var body: some View {
    Button("show") { s = true }.alert("Alert", isPresented: $s) { Button("OK") {} }
  }
}
struct R2: View {
  @State var t = ""; @State var n = 0  // the button's hit area covers the field
  var body: some View {
    List {
      HStack {
        TextField("Field", text: $t); Button("Add") { n += 1 }
      }; Text("n \(n)")
    }
  }
}
struct R3: View {
  @State var n = 0  // the menu opens outside of the window
  var body: some View {
    NavigationStack {
      Text("n \(n)").navigationTitle("R3").toolbar { Menu("Menu") { Button("One") { n += 1 } } }
    }
  }
}
struct R4: View {  // the floating button is at the end of the content
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      ScrollView { VStack { ForEach(0..<100) { Text("Row \($0)") } }.frame(maxWidth: .infinity) };
      Button("Float") {}.buttonStyle(.borderedProminent).padding()
    }
  }
}
struct R5: View {
  @State var n = 0  // empty room of a stack takes presses
  var body: some View {
    ZStack {
      Button("Below \(n)") { n += 1 };
      VStack {
        HStack {
          Spacer(); Text("X")
        }; Spacer()
      }
    }
  }
}
struct R6: View {
  @State var n = 0  // an overlay of a list covers the bar
  var body: some View {
    NavigationStack {
      List { Text("row") }.overlay { ContentUnavailableView("Nothing", systemImage: "tray") }
        .navigationTitle("R6").toolbar { Button("Tool \(n)") { n += 1 } }
    }
  }
}
struct R7: View {  // minHeight is a height where the stack has a Spacer
  var body: some View {
    ScrollView {
      VStack {
        VStack {
          ForEach(0..<8) { Text("Line \($0)").padding(8) }; Spacer()
        }.frame(minHeight: 200).background(.yellow); Text("After")
      }
    }
  }
}
struct R8: View {  // the shape is 10 points high
  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(0..<2) { i in
        ZStack {
          RoundedRectangle(cornerRadius: 8).fill(.green); Text("\(i)")
        }.aspectRatio(1, contentMode: .fit)
      }
    }
  }
}
struct R9: View {  // Return submits and also puts a new line in: the text is back
  @State var t = ""; @State var sent: [String] = []
  var body: some View {
    VStack {
      TextField("Message", text: $t, axis: .vertical).onSubmit {
        sent.append(t); t = ""
      }; Text("sent \(sent.count)")
    }
  }
}
struct R10: View {
  @State var s = false; @State var log = ""  // onDismiss is not called
  var body: some View {
    Button("show \(log)") { s = true }.sheet(isPresented: $s, onDismiss: { log += "dismissed" }) {
      In()
    }
  }
}
struct In: View {  // R11: focus in a sheet
  @Environment(\.dismiss) var dismiss; @FocusState var f: Bool; @State var t = ""
  var body: some View {
    VStack {
      Button("Close") { dismiss() }; TextField("Inner", text: $t).focused($f)
    }.onAppear { f = true }
  }
}
@Observable final class Router { var path: [Int] = [] }
struct R12: View {
  @State var router = Router()  // the address is not read on reload
  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(0..<60, id: \.self) { NavigationLink("Go \($0)", value: $0) }.navigationDestination(
        for: Int.self
      ) { Text("detail \($0)") }
    }
  }
}
struct R13: View {  // not mirrored
  var body: some View {
    HStack {
      Text("first"); Spacer(); Text("last")
    }.environment(\.layoutDirection, .rightToLeft)
  }
}
struct R14: View {
  @Environment(\.colorScheme) var c  // stays light: black on black
  var body: some View {
    Text("words").foregroundStyle(c == .dark ? .white : .black).preferredColorScheme(.dark)
  }
}
struct R15: View {
  @State var s = false  // in the corner of the window, closed by Escape alone
  var body: some View {
    VStack {
      Text("Top"); Button("pop") { s = true }.popover(isPresented: $s) { Text("Popped").padding() }
    }
  }
}
@main struct Scratch: App {
  var body: some Scene {
    WindowGroup { Text("start") }
    Group2()
    WindowGroup("R12", id: "r12") { R12() }
    WindowGroup("R13", id: "r13") { R13() }
    WindowGroup("R14", id: "r14") { R14() }
    WindowGroup("R15", id: "r15") { R15() }
  }
}
struct Group2: Scene {
  var body: some Scene {
    WindowGroup("R1", id: "r1") { R1() }
    WindowGroup("R2", id: "r2") { R2() }
    WindowGroup("R3", id: "r3") { R3() }
    WindowGroup("R4", id: "r4") { R4() }
    WindowGroup("R5", id: "r5") { R5() }
    WindowGroup("R6", id: "r6") { R6() }
    WindowGroup("R7", id: "r7") { R7() }
    WindowGroup("R8", id: "r8") { R8() }
    WindowGroup("R9", id: "r9") { R9() }
    WindowGroup("R10", id: "r10") { R10() }
  }
}
