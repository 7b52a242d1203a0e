import Foundation
import ViewTree

/// The plot: the marks, and the views over and behind them.
struct ChartPlotArea: View {
  let plan: ChartPlan

  var body: some View {
    let settings = plan.settings
    let plot = AnyView(
      ZStack {
        drawing
        ForEach(Array(plan.views.enumerated()), id: \.offset) { _, view in
          if !view.isInSquare { placed(view) }
        }
      }
      .padding(.leading, settings.x.padding?.start ?? 0)
      .padding(.trailing, settings.x.padding?.end ?? 0)
      .padding(.bottom, settings.y.padding?.start ?? 0)
      .padding(.top, settings.y.padding?.end ?? 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity))
    layers(settings.plotStyle?(plot) ?? plot)
  }

  @ViewBuilder private var drawing: some View {
    if plan.sectors.isEmpty {
      PlotDrawing(figures: plan.figures, issues: plan.issues)
    } else {
      ZStack {
        PlotDrawing(figures: plan.figures, issues: plan.issues)
        ForEach(Array(plan.views.enumerated()), id: \.offset) { _, view in
          if view.isInSquare { placed(view) }
        }
      }
      .aspectRatio(1, contentMode: .fit)
    }
  }

  /// A view whose part stands at a point of the plot.
  private func placed(_ view: ChartPlan.PlacedView) -> some View {
    view.content
      .fixedSize()
      .offset(
        x: plan.surroundings.isRightToLeft ? -view.shift.width : view.shift.width,
        y: view.shift.height
      )
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(
          horizontal: view.anchor.x < 0.25 ? .leading : view.anchor.x > 0.75 ? .trailing : .center,
          vertical: view.anchor.y < 0.25 ? .top : view.anchor.y > 0.75 ? .bottom : .center)
      )
      .offset(byParts: view.point.x - view.anchor.x, view.point.y - view.anchor.y)
      .allowsHitTesting(false)
  }

  /// The plot with what modifiers put over and behind it, and what listens to choices.
  private func layers(_ plot: AnyView) -> some View {
    let settings = plan.settings
    return
      plot
      .background {
        ForEach(Array(settings.backgrounds.enumerated()), id: \.offset) { _, layer in
          layerView(layer)
        }
      }
      .overlay {
        if plan.listens { ChartSelectionArea(plan: plan) }
      }
      .overlay {
        ForEach(Array(settings.overlays.enumerated()), id: \.offset) { _, layer in
          layerView(layer)
        }
      }
  }

  private func layerView(_ layer: ChartSettings.Layer) -> some View {
    GeometryReader { geometry in
      layer.content(ChartProxy(plan: plan, geometry: geometry))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
    }
  }
}
