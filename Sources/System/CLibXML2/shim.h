#include <libxml/xmlversion.h>
// ICU's types would come along with the headers, and Foundation has others of the same names. Only
// converters that nobody here makes have members of them.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/// `xmlFree` is a variable that holds a function, which Swift cannot call.
static inline void shim_xmlFree(void *pointer) { xmlFree(pointer); }
