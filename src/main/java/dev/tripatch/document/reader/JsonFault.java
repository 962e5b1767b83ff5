package dev.tripatch.document.reader;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Span;

/**
 * What can be wrong with a JSON document. Each fault has the words of Go's {@code encoding/json},
 * which kubectl prints, a sentence of ours, and what to do. {@code {}} stands for the character.
 */
enum JsonFault {
  NO_VALUE(
      "invalid character '{}' looking for beginning of value",
      "A value is missing here.",
      "Write a value; text stands in double quotes."),
  TRAILING_COMMA(
      "invalid character '{}' looking for beginning of value",
      "Nothing follows this comma.",
      "Delete the comma."),
  NO_KEY(
      "invalid character '{}' looking for beginning of object key string",
      "A key in double quotes must stand here.",
      "Write the key as \"key\"; delete the comma if no entry follows it."),
  NO_COLON(
      "invalid character '{}' after object key",
      "A colon is missing before this.",
      "Write the entry as \"key\": value."),
  NO_COMMA_IN_MAP(
      "invalid character '{}' after object key:value pair",
      "A comma or the end of the object is missing before this.",
      "Separate the entries with commas; close the object with }."),
  NO_COMMA_IN_LIST(
      "invalid character '{}' after array element",
      "A comma or the end of the list is missing before this.",
      "Separate the items with commas; close the list with ]."),
  UNCLOSED_BRACE(
      "unexpected end of JSON input", "The object that begins here is not closed.", "Add a }."),
  UNCLOSED_BRACKET(
      "unexpected end of JSON input", "The list that begins here is not closed.", "Add a ]."),
  UNCLOSED_QUOTE(
      "unexpected end of JSON input", "The quote that begins here is not closed.", "Close it."),
  LINE_BREAK_IN_STRING(
      "invalid character '{}' in string literal",
      "The quote that begins here is not closed on its line.",
      "Close it; write a line break as \\n."),
  CONTROL_CHARACTER(
      "invalid character '{}' in string literal",
      "This character must not stand in a JSON string.",
      "Write it as an escape: \\t for a tab, \\u with four digits for others."),
  UNKNOWN_ESCAPE(
      "invalid character '{}' in string escape code",
      "This is no escape in JSON.",
      "Write \\\\ for a backslash."),
  BAD_HEX(
      "invalid character '{}' in \\u hexadecimal character escape",
      "The escape needs four hexadecimal digits.",
      "Write \\u with four digits."),
  NUMBER(
      "invalid character '{}' in numeric literal",
      "This is no number as JSON has it.",
      "Write it like 1, -2.5 or 1e3, without leading zeros, or put it in double quotes."),
  NUMBER_RANGE(
      "cannot unmarshal number into Go value of type float64",
      "The number is too large for Kubernetes.",
      "Put it in double quotes if it is text."),
  REST(
      "invalid character '{}' after top-level value",
      "The document ends before this.",
      "Delete the rest, or keep one document."),
  EMPTY("unexpected end of JSON input", "The document is empty.", "Write an object."),
  TOO_DEEP(
      "exceeded max depth",
      "Objects and lists stand more than {} deep inside each other.",
      "No Kubernetes object is as deep as that; look for brackets that are not closed.");

  private final String phrase;
  private final String message;
  private final String remedy;

  JsonFault(String phrase, String message, String remedy) {
    this.phrase = phrase;
    this.message = message;
    this.remedy = remedy;
  }

  /** The diagnostic of this fault at a place. */
  Diagnostic at(Span span, String detail) {
    String text = message + " (kubectl: " + phrase + ")";
    return new Diagnostic(Diagnostic.Severity.ERROR, span, text.replace("{}", detail), remedy);
  }
}
