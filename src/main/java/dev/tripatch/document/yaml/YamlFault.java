package dev.tripatch.document.yaml;

/**
 * What can be wrong with a YAML document. Each fault has the words that kubectl prints, which
 * people search for, a sentence of ours that says what it means, and what to do. {@code {}} stands
 * for the word or character that is wrong.
 */
public enum YamlFault {
  /** A character that YAML forbids. */
  CONTROL_CHARACTER(
      "control characters are not allowed",
      "The character {} must not stand in YAML.",
      "Delete it, or write it as an escape in double quotes."),
  /** An indicator that is reserved or out of place. */
  CANNOT_START(
      "found character that cannot start any token",
      "A value cannot begin with {}.",
      "Put the value in quotes."),
  /** A tab at the beginning of a line. */
  TAB_BEFORE_TOKEN(
      "found character that cannot start any token",
      "A tab stands where YAML wants spaces.",
      "Indent with spaces."),
  /** A tab before a continuation line. */
  TAB_IN_PLAIN(
      "found a tab character that violates indentation",
      "A tab stands where YAML wants spaces.",
      "Indent with spaces."),
  /** A tab in the indentation of a block scalar. */
  TAB_IN_BLOCK(
      "found a tab character where an indentation space is expected",
      "A tab stands where YAML wants spaces.",
      "Indent the text with spaces."),
  /** A dash that cannot begin a list item. */
  ENTRY_NOT_ALLOWED(
      "block sequence entries are not allowed in this context",
      "A list item cannot begin here.",
      "Begin the list on a line of its own below its key, or put the dash in quotes."),
  /** A question mark that cannot begin a key. */
  KEY_NOT_ALLOWED(
      "mapping keys are not allowed in this context",
      "A key cannot begin here.",
      "Begin it on a line of its own, or put the question mark in quotes."),
  /** A colon that cannot end a key. */
  VALUE_NOT_ALLOWED(
      "mapping values are not allowed in this context",
      "The colon makes this a key, and a key cannot stand here.",
      "Check the indentation of the line; put the text in quotes if the colon belongs to it."),
  /** Text where a key should be. */
  NO_COLON(
      "could not find expected ':'",
      "This should be a key, but its colon is missing.",
      "Write it as key: value, or check the indentation of the line."),
  /** Something that is no key in a block map. */
  NO_KEY(
      "did not find expected key",
      "This fits neither into the map above it nor behind the value before it.",
      "Indent it like the other keys of its map, or put the whole value in quotes."),
  /** Something that is no item in a block list. */
  NO_DASH(
      "did not find expected '-' indicator",
      "This is no item of the list above it.",
      "Begin it with a dash, or check the indentation of the line."),
  /** A value is missing. */
  NO_CONTENT(
      "did not find expected node content",
      "A value is missing here.",
      "Write the value, or put this in quotes if it is text."),
  /** A bracket or brace with nothing behind it. */
  UNCLOSED_FLOW(
      "did not find expected node content",
      "What begins here is not closed.",
      "Close it with the same kind of bracket."),
  /** A flow list that never ends. */
  UNCLOSED_BRACKET(
      "did not find expected ',' or ']'", "The list that begins here is not closed.", "Add a ]."),
  /** Items of a flow list without a comma. */
  NO_COMMA_IN_LIST(
      "did not find expected ',' or ']'",
      "A comma or the end of the list is missing before this.",
      "Separate the items with commas; close the list with ]."),
  /** A flow map that never ends. */
  UNCLOSED_BRACE(
      "did not find expected ',' or '}'", "The map that begins here is not closed.", "Add a }."),
  /** Entries of a flow map without a comma. */
  NO_COMMA_IN_MAP(
      "did not find expected ',' or '}'",
      "A comma or the end of the map is missing before this.",
      "Separate the entries with commas; close the map with }."),
  /** A quote that never ends. */
  UNCLOSED_QUOTE(
      "found unexpected end of stream", "The quote that begins here is not closed.", "Close it."),
  /** A quote that runs into the next document. */
  QUOTE_ACROSS_DOCUMENTS(
      "found unexpected document indicator",
      "The quote that begins here is not closed before the document ends.",
      "Close it."),
  /** A backslash with a character that is no escape. */
  UNKNOWN_ESCAPE(
      "found unknown escape character",
      "{} is no escape in YAML.",
      "Write \\\\ for a backslash, or use single quotes, where a backslash is just a backslash."),
  /** Too few digits in an escape. */
  BAD_HEX(
      "did not find expected hexdecimal number",
      "The escape needs more hexadecimal digits.",
      "Write \\x with two, \\u with four, \\U with eight."),
  /** An escape that is half of a surrogate pair, or out of range. */
  BAD_CODE(
      "found invalid Unicode character escape code",
      "{} is not a character.",
      "Write a character beyond U+FFFF as \\U with eight digits."),
  /** An indentation indicator of 0. */
  INDICATOR_ZERO(
      "found an indentation indicator equal to 0",
      "The indentation of a block of text cannot be 0.",
      "Write a number from 1 to 9, or none."),
  /** Text behind the head of a block scalar. */
  BLOCK_HEADER(
      "did not find expected comment or line break",
      "Nothing but a comment may stand here.",
      "Begin the text on the next line, or put the value in quotes."),
  /** An anchor or alias without a proper name. */
  ANCHOR_NAME(
      "did not find expected alphabetic or numeric character",
      "A name of letters, digits, - and _ must follow {}.",
      "Put the value in quotes if it is text."),
  /** A tag that is no URI. */
  TAG_URI("did not find expected tag URI", "The tag is not complete.", "Write it as !name."),
  /** A percent sign in a tag without two digits. */
  TAG_ESCAPE(
      "did not find URI escaped octet",
      "The tag's escape is not complete.",
      "Write % with two hexadecimal digits."),
  /** A percent sign in a tag that makes no character. */
  TAG_OCTET(
      "found an incorrect leading UTF-8 octet",
      "The tag's escapes make no character.",
      "Escape the bytes of the character as UTF-8 has them."),
  /** A verbatim tag that never ends. */
  TAG_CLOSE("did not find the expected '>'", "The tag is not closed.", "Close it with >."),
  /** A tag directive's handle without its end. */
  TAG_HANDLE("did not find expected '!'", "A tag handle ends with !.", "Write it as !name!."),
  /** Something right behind a tag or a directive. */
  NO_SPACE_BEHIND(
      "did not find expected whitespace or line break", "A space is missing here.", "Add a space."),
  /** A tag handle that no directive declares. */
  UNDEFINED_HANDLE(
      "found undefined tag handle",
      "No %TAG directive declares {}.",
      "Leave the tag out; Kubernetes does not use tags."),
  /** A directive without a name. */
  DIRECTIVE_NAME(
      "could not find expected directive name",
      "A line that begins with % is a directive, and this is none.",
      "Put the value in quotes if it is text."),
  /** A directive with a wrong name. */
  DIRECTIVE_CHARACTER(
      "found unexpected non-alphabetical character",
      "The name of a directive holds letters and digits only.",
      "Put the value in quotes if it is text."),
  /** A directive that kubectl does not know. */
  UNKNOWN_DIRECTIVE(
      "found unknown directive name",
      "kubectl knows no directive %{}.",
      "Delete the line, or put it in quotes if it is text."),
  /** A version directive without a version. */
  VERSION_NUMBER(
      "did not find expected version number", "The YAML version is missing.", "Delete the line."),
  /** A version directive with an overlong version. */
  VERSION_LENGTH(
      "found extremely long version number", "The YAML version is no version.", "Delete the line."),
  /** A version directive with half a version. */
  VERSION_DOT(
      "did not find expected digit or '.' character",
      "The YAML version is not complete.",
      "Delete the line."),
  /** A version that kubectl does not read. */
  VERSION(
      "found incompatible YAML document",
      "kubectl reads YAML 1.1 only, and this says {}.",
      "Delete the line."),
  /** Two version directives. */
  DUPLICATE_VERSION(
      "found duplicate %YAML directive",
      "The YAML version is given twice.", "Delete one of the lines."),
  /** Two tag directives for the same handle. */
  DUPLICATE_TAG(
      "found duplicate %TAG directive",
      "The tag handle {} is declared twice.", "Delete one of the lines."),
  /** A directive without a document. */
  NO_DOCUMENT_START(
      "did not find expected <document start>",
      "After a directive the document must begin with ---.",
      "Write --- on a line of its own, or delete the directive."),
  /** An alias without an anchor. */
  UNKNOWN_ANCHOR(
      "unknown anchor '{}' referenced",
      "There is no anchor &{} before this.",
      "Define it further up in the same document, or put the value in quotes if it is text."),
  /** An alias inside the value of its own anchor. */
  SELF_ANCHOR(
      "anchor '{}' value contains itself",
      "The value of &{} would contain itself.",
      "Write the value out."),
  /** Too much comes out of aliases. */
  EXCESSIVE_ALIASING(
      "document contains excessive aliasing",
      "The aliases multiply so much that kubectl refuses the document.",
      "Write the values out, or use fewer aliases."),
  /** A merge key with something that is no map. */
  MERGE_VALUE(
      "map merge requires map or sequence of maps as the value",
      "<< merges a map or a list of maps, and this is neither.",
      "Give it a map, usually as an alias; put << in quotes if it is an ordinary key."),
  /** A list or a map as a key. */
  COMPOUND_KEY(
      "invalid map key",
      "A key must be a single word, and this is a list or a map.",
      "Put the key in quotes if it is text, as in templates: '{{ value }}'."),
  /** Null or a huge number as a key. */
  KEY_TYPE(
      "unsupported map key of type", "{} cannot be a key.", "Put the key in quotes if it is text."),
  /** Infinity, or what is not a number. */
  NOT_JSON(
      "json: unsupported value: {}",
      "Kubernetes has no such number as {}.",
      "Put it in quotes if it is text."),
  /** A tag that does not fit its value. */
  TAG_MISMATCH(
      "cannot decode {}",
      "The tag does not fit the value.",
      "Leave the tag out, or mend the value."),
  /** Wrong base64 behind {@code !!binary}. */
  BASE64(
      "!!binary value contains invalid base64 data",
      "This is not base64.",
      "Encode the value again, with its = signs at the end."),
  /** Lists and maps inside each other without end. */
  TOO_DEEP(
      "exceeded max depth",
      "Maps and lists stand more than {} deep inside each other.",
      "No Kubernetes object is as deep as that; look for brackets that are not closed.");

  private final String phrase;
  private final String message;
  private final String remedy;

  YamlFault(String phrase, String message, String remedy) {
    this.phrase = phrase;
    this.message = message;
    this.remedy = remedy;
  }

  /** kubectl's words for it. */
  public String phrase(String detail) {
    return phrase.replace("{}", detail);
  }

  /** What it means, in a sentence. */
  public String message(String detail) {
    return message.replace("{}", detail);
  }

  /** What to do about it, in a sentence. */
  public String remedy() {
    return remedy;
  }
}
