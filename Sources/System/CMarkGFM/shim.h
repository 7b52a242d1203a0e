#include <string.h>

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

// The kinds of nodes as one enumeration: those of the extensions are variables in the library.
typedef enum {
  CMARKGFM_OTHER, CMARKGFM_DOCUMENT, CMARKGFM_QUOTE, CMARKGFM_LIST, CMARKGFM_ITEM, CMARKGFM_CODE_BLOCK,
  CMARKGFM_HTML_BLOCK, CMARKGFM_PARAGRAPH, CMARKGFM_HEADING, CMARKGFM_RULE, CMARKGFM_TABLE,
  CMARKGFM_ROW, CMARKGFM_CELL, CMARKGFM_TEXT, CMARKGFM_SOFT_BREAK, CMARKGFM_LINE_BREAK, CMARKGFM_CODE,
  CMARKGFM_HTML, CMARKGFM_EMPHASIS, CMARKGFM_STRONG, CMARKGFM_STRUCK, CMARKGFM_LINK, CMARKGFM_IMAGE,
} cmarkgfm_kind;

static inline cmarkgfm_kind cmarkgfm_kind_of(cmark_node *node) {
  switch ((unsigned)cmark_node_get_type(node)) {
    case CMARK_NODE_DOCUMENT: return CMARKGFM_DOCUMENT;
    case CMARK_NODE_BLOCK_QUOTE: return CMARKGFM_QUOTE;
    case CMARK_NODE_LIST: return CMARKGFM_LIST;
    case CMARK_NODE_ITEM: return CMARKGFM_ITEM;
    case CMARK_NODE_CODE_BLOCK: return CMARKGFM_CODE_BLOCK;
    case CMARK_NODE_HTML_BLOCK: return CMARKGFM_HTML_BLOCK;
    case CMARK_NODE_PARAGRAPH: return CMARKGFM_PARAGRAPH;
    case CMARK_NODE_HEADING: return CMARKGFM_HEADING;
    case CMARK_NODE_THEMATIC_BREAK: return CMARKGFM_RULE;
    case CMARK_NODE_TEXT: return CMARKGFM_TEXT;
    case CMARK_NODE_SOFTBREAK: return CMARKGFM_SOFT_BREAK;
    case CMARK_NODE_LINEBREAK: return CMARKGFM_LINE_BREAK;
    case CMARK_NODE_CODE: return CMARKGFM_CODE;
    case CMARK_NODE_HTML_INLINE: return CMARKGFM_HTML;
    case CMARK_NODE_EMPH: return CMARKGFM_EMPHASIS;
    case CMARK_NODE_STRONG: return CMARKGFM_STRONG;
    case CMARK_NODE_LINK: return CMARKGFM_LINK;
    case CMARK_NODE_IMAGE: return CMARKGFM_IMAGE;
    default: break;
  }
  const char *name = cmark_node_get_type_string(node);
  if (!strcmp(name, "table")) return CMARKGFM_TABLE;
  if (!strcmp(name, "table_row") || !strcmp(name, "table_header")) return CMARKGFM_ROW;
  if (!strcmp(name, "table_cell")) return CMARKGFM_CELL;
  if (!strcmp(name, "strikethrough")) return CMARKGFM_STRUCK;
  if (!strcmp(name, "tasklist")) return CMARKGFM_ITEM;
  return CMARKGFM_OTHER;
}

// Whether an item is a task: 0 if it is none, 1 if it is to do, 2 if it is done.
static inline int cmarkgfm_task(cmark_node *node) {
  if (strcmp(cmark_node_get_type_string(node), "tasklist")) return 0;
  return cmark_gfm_extensions_get_tasklist_item_checked(node) ? 2 : 1;
}

// Parses UTF-8 with the extensions of GitHub's Markdown that change what a text means.
static inline cmark_node *cmarkgfm_parse(const char *source, size_t count) {
  static const char *const names[] = {"table", "strikethrough", "autolink", "tasklist"};
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8);
  for (size_t index = 0; index < sizeof names / sizeof *names; ++index) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[index]);
    if (extension) cmark_parser_attach_syntax_extension(parser, extension);
  }
  cmark_parser_feed(parser, source, count);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return document;
}
