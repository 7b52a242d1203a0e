import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
}
