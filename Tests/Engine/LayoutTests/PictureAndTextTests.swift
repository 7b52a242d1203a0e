import Browser
import Foundation
import Testing
import ViewTree

/// Sizes that follow from proportions beside sizes that only the browser knows.
@Suite("Pictures and text together")
@MainActor
struct PictureAndTextTests {
  @Test("A column is as wide as its picture, so that a caption stands at its side")
  func caption() async throws {
    let page = try await RenderedView.of {
      VStack(alignment: .leading, spacing: 4) {
        Color.red.aspectRatio(1.5, contentMode: .fit).id(as: "picture")
        Text("Caption").id(as: "text")
      }
    }
    #expect(page["picture"] == [0, 157, 390, 260])
    #expect(page.x("text") == 0)
  }

  @Test("A column is as wide as its picture where the height limits that")
  func lowWindow() async throws {
    let page = try await RenderedView.of(width: 1000, height: 422) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.aspectRatio(2, contentMode: .fit).id(as: "picture")
        VStack(alignment: .leading, spacing: 0) {
          Text("Caption").id(as: "text")
          Text("Place")
        }
      }
    }
    #expect(page["picture"] == [122, 0, 756, 378])
    #expect(page.x("text") == 122)
  }

  @Test("A row or column hugs a picture of one given side and its text")
  func hugging() async throws {
    let page = try await RenderedView.of {
      VStack(spacing: 0) {
        HStack(spacing: 6) {
          samplePicture.resizable().scaledToFit().frame(height: 40).id(as: "logo")
          Text("Name").id(as: "name")
        }
        .padding(10)
        .background { Color.yellow.id(as: "chip") }
        VStack(spacing: 0) {
          samplePicture.resizable().scaledToFit().frame(width: 60).id(as: "icon")
          Text("Name")
        }
        .background { Color.green.id(as: "card") }
      }
    }
    #expect(page.width("logo") == 60)
    #expect(page["chip"][2] == 86 + page.width("name"))
    #expect(page.height("chip") == 60)
    #expect(page.width("card") == 60)
    #expect(page.height("card") == 62)
  }

  @Test("A column of a picture and text takes what it needs of another column")
  func nested() async throws {
    let page = try await RenderedView.of {
      VStack(spacing: 0) {
        VStack(spacing: 8) {
          Text("Title").id(as: "title")
          Color.red.aspectRatio(2, contentMode: .fit).id(as: "picture")
        }
        Color.blue.id(as: "rest")
      }
    }
    #expect(page["title"][1] == 0)
    #expect(page["picture"] == [0, 30, 390, 195])
    #expect(page["rest"] == [0, 225, 390, 375])
  }

  @Test("Text before a picture makes it no higher")
  func layered() async throws {
    let page = try await RenderedView.of {
      VStack(spacing: 0) {
        ZStack(alignment: .bottomLeading) {
          Color.red.aspectRatio(2, contentMode: .fit).id(as: "picture")
          Text("Title").padding(8)
        }
        Color.blue.id(as: "rest")
      }
    }
    #expect(page["picture"] == [0, 0, 390, 195])
    #expect(page["rest"] == [0, 195, 390, 405])
  }

  @Test("Cards side by side are as high as their pictures and text")
  func cards() async throws {
    let page = try await RenderedView.of {
      VStack(spacing: 0) {
        HStack(alignment: .top, spacing: 10) {
          ForEach(0..<2) { index in
            VStack(alignment: .leading, spacing: 0) {
              Color.red.aspectRatio(1, contentMode: .fit).id(as: "picture\(index)")
              Text("Name").id(as: "text\(index)")
            }
          }
        }
        .background { Color.yellow.id(as: "row") }
        Spacer(minLength: 0)
      }
    }
    #expect(page["picture0"] == [0, 0, 190, 190])
    #expect(page["picture1"] == [200, 0, 190, 190])
    #expect(page["row"] == [0, 0, 390, 212])
    #expect(page.x("text1") == 200)
  }

  @Test("Tiles of text that fill their squares share a row")
  func tiles() async throws {
    let page = try await RenderedView.of {
      HStack(spacing: 10) {
        ForEach(0..<2) { index in
          VStack(alignment: .leading) {
            Text("Steps").id(as: "text\(index)")
            Spacer()
          }
          .padding(12)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .aspectRatio(1, contentMode: .fit)
          .background { Color.yellow.id(as: "tile\(index)") }
        }
      }
    }
    #expect(page["tile0"] == [0, 205, 190, 190])
    #expect(page["tile1"] == [200, 205, 190, 190])
    #expect(Array(page["text1"].prefix(2)) == [212, 217])
  }

  @Test("Padding takes no share of a row of a picture and others")
  func paddedShares() async throws {
    let page = try await RenderedView.of {
      HStack(spacing: 10) {
        VStack {
          Color.blue.id(as: "area")
          Text("Name")
        }
        .padding(20)
        Color.red.aspectRatio(1, contentMode: .fit).id(as: "picture")
      }
    }
    #expect(page.width("area") == 150)
    #expect(page["picture"] == [200, 205, 190, 190])
  }
}

@Suite("Pictures in layouts")
@MainActor
struct PicturePlacesTests {
  @Test("A picture that stretches shares a row whatever its own size is")
  func stretched() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      HStack(spacing: 0) {
        Color.blue.id(as: "area")
        samplePicture.resizable().id(as: "picture")
      }
    }
    #expect(page["area"] == [0, 0, 200, 300])
    #expect(page["picture"] == [200, 0, 200, 300])
  }

  @Test("A picture with an identifier has its own frame within another")
  func identified() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      HStack(spacing: 0) {
        samplePicture.resizable().id(as: "fits").scaledToFit().frame(width: 90, height: 90)
        samplePicture.resizable().id(as: "fills").scaledToFill().frame(width: 80, height: 80)
          .clipped()
      }
    }
    #expect(page["fits"] == [115, 120, 90, 60])
    #expect(page["fills"] == [185, 110, 120, 80])
  }

  @Test("A picture that stretches has its own height where none is proposed")
  func unproposed() async throws {
    let page = try await RenderedView.of {
      ScrollView { samplePicture.resizable().id(as: "picture") }
    }
    #expect(page["picture"] == [0, 0, 390, 80])
  }

  @Test("A reader fills its space whatever proportions are in it")
  func reader() async throws {
    let page = try await RenderedView.of {
      GeometryReader { _ in Color.red.aspectRatio(1, contentMode: .fit).id(as: "picture") }
        .id(as: "reader")
    }
    #expect(page["reader"] == [0, 0, 390, 600])
    #expect(page["picture"] == [0, 0, 390, 390])
  }

  @Test("Layers and frames of a circle have its square")
  func circle() async throws {
    let page = try await RenderedView.of {
      ZStack {
        Circle().overlay(alignment: .topTrailing) { Color.red.id(as: "over") }
          .background { Color.blue.id(as: "behind") }
      }
    }
    #expect(page["over"] == [0, 105, 390, 390])
    #expect(page["behind"] == [0, 105, 390, 390])
    let column = try await RenderedView.of {
      VStack(spacing: 0) {
        Circle().id(as: "circle").frame(width: 160)
        Color.blue.id(as: "rest")
      }
    }
    #expect(column["circle"] == [115, 0, 160, 160])
    #expect(column["rest"] == [0, 160, 390, 440])
  }

  @Test("In a scroll view a background is as high as the picture before it")
  func background() async throws {
    let page = try await RenderedView.of {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.aspectRatio(2, contentMode: .fit).id(as: "picture")
            .background { Color.blue.id(as: "behind") }
          VStack(spacing: 0) {
            Color.red.aspectRatio(3, contentMode: .fit)
            Color.green.frame(height: 20)
          }
          .background { Color.yellow.id(as: "card") }
          ZStack { Color.red.aspectRatio(2, contentMode: .fit).id(as: "framed") }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
    #expect(page["picture"] == [0, 0, 390, 195])
    #expect(page["behind"] == [0, 0, 390, 195])
    #expect(page["card"] == [0, 195, 390, 150])
    #expect(page["framed"] == [0, 345, 390, 195])
  }

  @Test("One picture in a row that scrolls up and down is as wide as the row")
  func alone() async throws {
    let page = try await RenderedView.of {
      ScrollView {
        HStack { Color.red.aspectRatio(1, contentMode: .fit).id(as: "picture").padding(10) }
      }
    }
    #expect(page["picture"] == [10, 10, 370, 370])
  }

  @Test("What fills a row that scrolls up and down is as high as the picture beside it")
  func beside() async throws {
    let page = try await RenderedView.of {
      ScrollView {
        HStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit).id(as: "picture")
          Color.blue.id(as: "area")
        }
      }
    }
    #expect(page["picture"] == [0, 0, 195, 195])
    #expect(page["area"] == [195, 0, 195, 195])
  }

  @Test("A frame lays what fills a z-stack out in the height of the text before it")
  func relaid() async throws {
    let page = try await RenderedView.of {
      ScrollView {
        ZStack {
          Color.blue.id(as: "area")
          Text("Title").id(as: "text").padding(10)
        }
        .frame(maxWidth: .infinity, minHeight: 100)
      }
    }
    #expect(page["area"] == [0, 0, 390, 100])
    #expect(page["text"][1] == 39)
  }
}
