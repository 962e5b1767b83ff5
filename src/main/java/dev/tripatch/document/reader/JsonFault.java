package dev.tripatch.document.reader;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Span;
import dev.tripatch.prose.Wording;
import java.util.List;

/**
 * What can be wrong with a JSON document. Each fault has the words of Go's {@code encoding/json},
 * which kubectl prints; the prose says what it means and what to do. {@code {}} is the character.
 */
enum JsonFault implements Wording {
  NO_VALUE("invalid character '{}' looking for beginning of value"),
  TRAILING_COMMA("invalid character '{}' looking for beginning of value"),
  NO_KEY("invalid character '{}' looking for beginning of object key string"),
  NO_COLON("invalid character '{}' after object key"),
  NO_COMMA_IN_MAP("invalid character '{}' after object key:value pair"),
  NO_COMMA_IN_LIST("invalid character '{}' after array element"),
  UNCLOSED_BRACE("unexpected end of JSON input"),
  UNCLOSED_BRACKET("unexpected end of JSON input"),
  UNCLOSED_QUOTE("unexpected end of JSON input"),
  LINE_BREAK_IN_STRING("invalid character '{}' in string literal"),
  CONTROL_CHARACTER("invalid character '{}' in string literal"),
  UNKNOWN_ESCAPE("invalid character '{}' in string escape code"),
  BAD_HEX("invalid character '{}' in \\u hexadecimal character escape"),
  NUMBER("invalid character '{}' in numeric literal"),
  NUMBER_RANGE("cannot unmarshal number into Go value of type float64"),
  REST("invalid character '{}' after top-level value"),
  EMPTY("unexpected end of JSON input"),
  TOO_DEEP("exceeded max depth");

  private final String phrase;

  JsonFault(String phrase) {
    this.phrase = phrase;
  }

  @Override
  public List<String> keys() {
    return List.of(name() + ".message", name() + ".remedy");
  }

  /** The diagnostic of this fault at a place. */
  Diagnostic at(Span span, String detail) {
    String message =
        part("message", "detail", detail) + " (kubectl: " + phrase.replace("{}", detail) + ")";
    return new Diagnostic(Diagnostic.Severity.ERROR, span, message, part("remedy"));
  }
}
