package dev.tripatch.document.yaml;

import dev.tripatch.prose.Wording;
import java.util.List;

/**
 * What can be wrong with a YAML document. Each fault has the words that kubectl prints, which
 * people search for; the prose says what it means and what to do. {@code {}} is the word or
 * character that is wrong.
 */
public enum YamlFault implements Wording {
  /** A character that YAML forbids. */
  CONTROL_CHARACTER("control characters are not allowed"),
  /** An indicator that is reserved or out of place. */
  CANNOT_START("found character that cannot start any token"),
  /** A tab at the beginning of a line. */
  TAB_BEFORE_TOKEN("found character that cannot start any token"),
  /** A tab before a continuation line. */
  TAB_IN_PLAIN("found a tab character that violates indentation"),
  /** A tab in the indentation of a block scalar. */
  TAB_IN_BLOCK("found a tab character where an indentation space is expected"),
  /** A dash that cannot begin a list item. */
  ENTRY_NOT_ALLOWED("block sequence entries are not allowed in this context"),
  /** A question mark that cannot begin a key. */
  KEY_NOT_ALLOWED("mapping keys are not allowed in this context"),
  /** A colon that cannot end a key. */
  VALUE_NOT_ALLOWED("mapping values are not allowed in this context"),
  /** Text where a key should be. */
  NO_COLON("could not find expected ':'"),
  /** Something that is no key in a block map. */
  NO_KEY("did not find expected key"),
  /** Something that is no item in a block list. */
  NO_DASH("did not find expected '-' indicator"),
  /** A value is missing. */
  NO_CONTENT("did not find expected node content"),
  /** A bracket or brace with nothing after it. */
  UNCLOSED_FLOW("did not find expected node content"),
  /** A flow list that never ends. */
  UNCLOSED_BRACKET("did not find expected ',' or ']'"),
  /** Items of a flow list without a comma. */
  NO_COMMA_IN_LIST("did not find expected ',' or ']'"),
  /** A flow map that never ends. */
  UNCLOSED_BRACE("did not find expected ',' or '}'"),
  /** Entries of a flow map without a comma. */
  NO_COMMA_IN_MAP("did not find expected ',' or '}'"),
  /** A quote that never ends. */
  UNCLOSED_QUOTE("found unexpected end of stream"),
  /** A quote that runs into the next document. */
  QUOTE_ACROSS_DOCUMENTS("found unexpected document indicator"),
  /** A backslash with a character that is no escape. */
  UNKNOWN_ESCAPE("found unknown escape character"),
  /** Too few digits in an escape. */
  BAD_HEX("did not find expected hexdecimal number"),
  /** An escape that is half of a surrogate pair, or out of range. */
  BAD_CODE("found invalid Unicode character escape code"),
  /** An indentation indicator of 0. */
  INDICATOR_ZERO("found an indentation indicator equal to 0"),
  /** Text after the head of a block scalar. */
  BLOCK_HEADER("did not find expected comment or line break"),
  /** An anchor or alias without a proper name. */
  ANCHOR_NAME("did not find expected alphabetic or numeric character"),
  /** A tag that is no URI. */
  TAG_URI("did not find expected tag URI"),
  /** A percent sign in a tag without two digits. */
  TAG_ESCAPE("did not find URI escaped octet"),
  /** A percent sign in a tag that makes no character. */
  TAG_OCTET("found an incorrect leading UTF-8 octet"),
  /** A verbatim tag that never ends. */
  TAG_CLOSE("did not find the expected '>'"),
  /** A tag directive's handle without its end. */
  TAG_HANDLE("did not find expected '!'"),
  /** Something right after a tag or a directive. */
  NO_SPACE_BEHIND("did not find expected whitespace or line break"),
  /** A tag handle that no directive declares. */
  UNDEFINED_HANDLE("found undefined tag handle"),
  /** A directive without a name. */
  DIRECTIVE_NAME("could not find expected directive name"),
  /** A directive with a wrong name. */
  DIRECTIVE_CHARACTER("found unexpected non-alphabetical character"),
  /** A directive that kubectl does not know. */
  UNKNOWN_DIRECTIVE("found unknown directive name"),
  /** A version directive without a version. */
  VERSION_NUMBER("did not find expected version number"),
  /** A version directive with an overlong version. */
  VERSION_LENGTH("found extremely long version number"),
  /** A version directive with half a version. */
  VERSION_DOT("did not find expected digit or '.' character"),
  /** A version that kubectl does not read. */
  VERSION("found incompatible YAML document"),
  /** Two version directives. */
  DUPLICATE_VERSION("found duplicate %YAML directive"),
  /** Two tag directives for the same handle. */
  DUPLICATE_TAG("found duplicate %TAG directive"),
  /** A directive without a document. */
  NO_DOCUMENT_START("did not find expected <document start>"),
  /** An alias without an anchor. */
  UNKNOWN_ANCHOR("unknown anchor '{}' referenced"),
  /** An alias inside the value of its own anchor. */
  SELF_ANCHOR("anchor '{}' value contains itself"),
  /** Too much comes out of aliases. */
  EXCESSIVE_ALIASING("document contains excessive aliasing"),
  /** A merge key with something that is no map. */
  MERGE_VALUE("map merge requires map or sequence of maps as the value"),
  /** A list or a map as a key. */
  COMPOUND_KEY("invalid map key"),
  /** Null or a huge number as a key. */
  KEY_TYPE("unsupported map key of type"),
  /** Infinity, or what is not a number. */
  NOT_JSON("json: unsupported value: {}"),
  /** A tag that does not fit its value. */
  TAG_MISMATCH("cannot decode {}"),
  /** Wrong base64 after {@code !!binary}. */
  BASE64("!!binary value contains invalid base64 data"),
  /** Lists and maps inside each other without end. */
  TOO_DEEP("exceeded max depth"),
  /** Something else than a comment after the three dashes between documents. */
  TEXT_AFTER_SEPARATOR("invalid Yaml document separator: {}");

  private final String phrase;

  YamlFault(String phrase) {
    this.phrase = phrase;
  }

  @Override
  public List<String> keys() {
    return List.of(name() + ".message", name() + ".remedy");
  }

  /** kubectl's words for it. */
  public String phrase(String detail) {
    return phrase.replace("{}", detail);
  }

  /** What it means, in a sentence. */
  public String message(String detail) {
    return part("message", "detail", detail);
  }

  /** What to do about it, in a sentence. */
  public String remedy() {
    return part("remedy");
  }
}
