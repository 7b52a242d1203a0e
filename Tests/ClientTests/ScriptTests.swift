import Foundation
import LivePages
import ScriptMinifying
import Testing

@Suite("Scripts")
struct ScriptTests {
  private func minified(_ source: String) throws -> String {
    try ScriptMinifier(freeNames: ["console", "x", "y", "g"], constants: ["NAMES": "\"a b\""])
      .minified(source)
  }

  @Test("Comments and blanks go, and names become short")
  func small() throws {
    let source = """
      // One
      const first = 1; /* two */
      const second = (third) => { return third + first; };
      console.log(second(third => third));
      """
    let small = try minified(source)
    #expect(
      small == "let t=1,n=e=>{return e+t};console.log(n(e=>e))")
  }

  @Test(
    "What means something is kept",
    arguments: [
      ("x + +y", "x+ +y"), ("x - -y", "x- -y"), ("x - --y", "x- --y"), ("x++ + y", "x++ +y"),
      ("x / /y/.length", "x/ /y/.length"), ("x = /[/]\\//g.test(y)", "x=/[/]\\//g.test(y)"),
      ("if (x) /y/g.test(x)", "if(x)/y/g.test(x)"), ("x / y / g", "x/y/g"),
      ("(x) / y / g", "(x)/y/g"),
      ("1 .toString()", "1 .toString()"), ("x ? .5 : 1", "x?.5:1"), ("x?.y", "x?.y"),
      ("x\n++y", "x\n++y"), ("return\nx", "return\nx"), ("x = y\n(g)", "x=y\n(g)"),
      ("x\n.y", "x.y"), ("for (;;) ;", "for(;;);"), ("if (x) {} else ;", "if(x){}else;"),
      ("{ if (x); }", "{if(x);}"), ("{ x(); }", "{x()}"), ("typeof x", "typeof x"),
      ("x in y", "x in y"), ("'a // b' + \"/* c */\"", "'a // b'+\"/* c */\""),
      ("`a ${ x + `${ y }  }` } // b`", "`a ${x+`${y}  }`} // b`"), ("x = `\n`", "x=`\n`"),
      ("NAMES.split(' ')", "\"a b\".split(' ')"), ("x = { true: true }", "x={true:!0}"),
      ("x.true", "x.true"), ("x = (a) => a", "x=e=>e"),
      ("x = async (a) => a", "x=async e=>e"), ("x = (a, b) => a + b", "x=(e,t)=>e+t"),
      ("let a = 1; { let b = a; const c = b; x(c) } let d", "let n=1;{let e=n,t=e;x(t)}let a"),
      (
        "for (let a = 1; a; ) x(a); let b = () => { x(); let c = 2; }; const d = 3; y(b)",
        "for(let e=1;e;)x(e);let n=()=>{x();let t=2},a=3;y(n)"
      ), ("if (x)\ny()", "if(x)y()"), ("{ x() }\ny()", "{x()}y()"),
      ("x({ y: 1, }, g, )", "x({y:1},g)"), ("x = [1, , ]", "x=[1,,]"),
      ("0x1e + 1", "0x1e+1"), ("1e+1 + x", "1e+1+x"), ("[...x]", "[...x]"),
    ])
  func kept(source: String, expected: String) throws {
    let small = try minified(source)
    #expect(small == expected)
  }

  @Test(
    "What can't be told or would change is refused",
    arguments: [
      "x = {} / 2", "let a = { b }", "let b = 1; x = { b }", "unknown()", "'a", "`a", "/* a", "(x",
      "x)", "x = /a", "\u{1}",
    ])
  func refused(source: String) {
    #expect(throws: ScriptError.self) { try minified(source) }
  }

  @Test("Names in patterns, parameters and lists of declarations are the module's own")
  func names() throws {
    let source = """
      const { one: first, two: [second] } = x, third = 1;
      const sum = (left, right = third) => left + right + first + second;
      console.log(sum(1), (fourth => fourth)(2));
      """
    let small = try minified(source)
    for name in ["first", "second", "third", "sum", "left", "right", "fourth"] {
      #expect(!small.contains(name))
    }
    #expect(small.contains("one:"))
  }

  @Test("Properties of the modules' own have the same short names in all of them")
  func properties() throws {
    let sources = ["x.$one = x.$two;", "x.$two = { $two: x.$, one: x.one };"]
    var minifier = ScriptMinifier(freeNames: ["x"])
    minifier.properties = try ScriptMinifier.properties(of: sources)
    let small = try sources.map(minifier.minified)
    #expect(small == ["x.$t=x.$e", "x.$e={$e:x.$,one:x.one}"])
  }

  @Test("What is embedded is what the sources make")
  func current() throws {
    let source = try ClientSource(folder: ClientSource.folder)
    #expect(source.modules.map(\.name) == ClientScripts.all.map(\.name))
    #expect(source.modules.map(\.text) == ClientScripts.all.map(\.text), "Run make client.")
    #expect(source.modules.map(\.hash) == ClientScripts.all.map(\.hash))
  }

  @Test("The client stays as small as it is, compressed")
  func sizes() throws {
    let sizes = try ScriptSizes(ClientSource(folder: ClientSource.folder))
    #expect(sizes.core <= 3_584)
    #expect(sizes.onDemand <= 7_200)
  }

  @Test("No module makes markup of strings, or code")
  func sinks() throws {
    for module in ClientScripts.all {
      for word in [
        "innerHTML", "outerHTML", "insertAdjacent", "eval", "Function(", "document.write",
      ] {
        #expect(!module.text.contains(word), "\(module.name)")
      }
    }
  }
}
