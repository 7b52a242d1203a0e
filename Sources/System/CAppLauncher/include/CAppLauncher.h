#ifndef CAPPLAUNCHER_H
#define CAPPLAUNCHER_H

/// Called before `main`, in every program that this target is linked into. Defined in Swift.
void capplauncher_install(void);

#endif
