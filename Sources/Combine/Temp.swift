public protocol ObservableObject: AnyObject { associatedtype ObjectWillChangePublisher: Publisher = PassthroughSubject<Void, Never> where ObjectWillChangePublisher.Failure == Never
 var objectWillChange: ObjectWillChangePublisher { get } }
