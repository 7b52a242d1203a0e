#ifndef COBJECTS_H
#define COBJECTS_H

/// Makes an object of a class that inherits from Foundation's `NSObject`, by the class's own `init()`.
///
/// Swift lets only those initialisers be called on a class that is not known before the program runs which
/// subclasses are required to have, and `NSObject`'s is none. The class's table of methods has it all the
/// same.
///
/// - Parameter metadata: The class.
/// - Returns: The object, which the caller owns.
void *object_make(const void *metadata);

#endif
