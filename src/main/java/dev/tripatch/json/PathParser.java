package dev.tripatch.json;

import java.util.regex.Pattern;

/** Reads the text form of a path. */
final class PathParser {

  private static final Pattern INTEGER = Pattern.compile("-?(0|[1-9][0-9]{0,17})");
  private static final Pattern NUMBER =
      Pattern.compile("-?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]{1,3})?");

  private final String text;
  private int at;

  PathParser(String text) {
    this.text = text;
  }

  FieldPath parse() {
    FieldPath path = FieldPath.root();
    if (text.equals(".") || text.isEmpty()) {
      return path;
    }
    while (at < text.length()) {
      path = text.charAt(at) == '[' ? bracket(path) : path.key(plainKey());
    }
    return path;
  }

  /** A scalar that is without quotes in a path. */
  static Scalar bareScalar(String text) {
    return switch (text) {
      case "true" -> BoolValue.TRUE;
      case "false" -> BoolValue.FALSE;
      case "null" -> NullValue.NULL;
      default -> numberOrString(text);
    };
  }

  private static Scalar numberOrString(String text) {
    if (text.isEmpty() || (text.charAt(0) != '-' && !Character.isDigit(text.charAt(0)))) {
      return new StringValue(text);
    }
    if (INTEGER.matcher(text).matches()) {
      return new IntegerValue(Long.parseLong(text));
    }
    if (NUMBER.matcher(text).matches()) {
      double number = Double.parseDouble(text);
      return Double.isFinite(number) ? new FloatValue(number) : new StringValue(text);
    }
    return new StringValue(text);
  }

  private String plainKey() {
    if (at > 0) {
      expect('.');
    }
    int start = at;
    while (at < text.length() && text.charAt(at) != '.' && text.charAt(at) != '[') {
      at++;
    }
    if (start == at) {
      throw wrong("a field name is missing");
    }
    return text.substring(start, at);
  }

  private FieldPath bracket(FieldPath path) {
    expect('[');
    if (peek() == '=') {
      at++;
      Scalar value = scalar();
      expect(']');
      return path.then(new PathStep.SetItem(value, occurrence()));
    }
    String word = peek() == '"' ? quoted() : until("=]");
    if (peek() == '=') {
      at++;
      Scalar value = scalar();
      expect(']');
      return path.then(new PathStep.KeyedItem(word, value, occurrence()));
    }
    boolean isQuoted = text.charAt(at - 1) == '"';
    expect(']');
    if (isQuoted) {
      return path.key(word);
    }
    if (word.matches("[0-9]{1,9}:[0-9]{1,9}")) {
      int colon = word.indexOf(':');
      return path.then(
          new PathStep.Lines(
              Integer.parseInt(word.substring(0, colon)),
              Integer.parseInt(word.substring(colon + 1))));
    }
    if (!word.matches("[0-9]{1,9}")) {
      throw wrong("brackets hold a number, key=value or a quoted name");
    }
    return path.index(Integer.parseInt(word));
  }

  private Scalar scalar() {
    return peek() == '"' ? new StringValue(quoted()) : bareScalar(until("]"));
  }

  private int occurrence() {
    if (at >= text.length() || text.charAt(at) != '#') {
      return 0;
    }
    at++;
    int start = at;
    while (at < text.length() && Character.isDigit(text.charAt(at)) && at - start < 9) {
      at++;
    }
    if (start == at) {
      throw wrong("a number is missing behind #");
    }
    return Math.max(0, Integer.parseInt(text.substring(start, at)) - 1);
  }

  private String until(String ends) {
    int start = at;
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return text.substring(start, at);
  }

  private String quoted() {
    expect('"');
    StringBuilder word = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '"') {
      word.append(text.charAt(at) == '\\' ? escape() : text.charAt(at++));
    }
    expect('"');
    return word.toString();
  }

  private char escape() {
    at++;
    char kind = peek();
    at++;
    return switch (kind) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> unicode();
      default -> kind;
    };
  }

  private char unicode() {
    if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
      throw wrong("\\u needs four hexadecimal digits");
    }
    char read = (char) Integer.parseInt(text.substring(at, at + 4), 16);
    at += 4;
    return read;
  }

  private char peek() {
    if (at >= text.length()) {
      throw wrong("the path ends too early");
    }
    return text.charAt(at);
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw wrong("expected " + wanted);
    }
    at++;
  }

  private IllegalArgumentException wrong(String why) {
    return new IllegalArgumentException(
        "not a field path: " + text + " (" + why + " at character " + (at + 1) + ")");
  }
}
