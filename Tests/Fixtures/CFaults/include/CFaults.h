#ifndef CFAULTS_H
#define CFAULTS_H

/// The program's own calls of the file system, of which one can be made to fail.
///
/// Those of libraries are not counted: they are resolved elsewhere.

/// Makes the call of this number, counted from 1 on, fail with an error, or end the process
/// by `SIGKILL` if the error is 0.
void cfaults_arm(long call, int error);

/// The calls counted since `cfaults_arm`.
long cfaults_count(void);

/// Makes the first `flock` wait until a byte can be read from a descriptor.
void cfaults_wait_before_lock(int descriptor, int announcement);

#endif
