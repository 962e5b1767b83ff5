package dev.tripatch.validate;

import dev.tripatch.validate.CelParser.CelNode.Call;
import dev.tripatch.validate.CelValue.CelFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a rule. */
final class CelParser {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?<token>(?<raw>[rR])?(?<quotes>\"\"\"|'''|[\"'])(?<text>(?s:(?:\\\\.|(?!\\k<quotes>)[^\\\\])*+))"
              + "\\k<quotes>|(?<real>\\d*\\.\\d+(?:[eE][+-]?\\d+)?|\\d+[eE][+-]?\\d+)(?!\\w)"
              + "|(?<whole>\\d{1,18})(?!\\w)|(?<name>[_a-zA-Z]\\w*)(?!['\"])"
              + "|&&|\\|\\||[=!<>]=|[-+*/%!<>?:.,()\\[\\]{}]|$)");
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\(?:(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))|([abfnrtv\\\\?\"'`]))|\\\\");
  private static final String NAMED = "abfnrtv\\?\"'`";
  private static final String MEANT = "\007\b\f\n\r\t\013\\?\"'`";
  private static final int HEX = 16;

  /** About as a server has it: rules are read and computed by recursion. */
  private static final int DEEPEST = 250;

  /** Operators with two sides, those that bind loosest first. */
  private static final List<Set<String>> OPERATORS =
      List.of(
          Set.of("||"),
          Set.of("&&"),
          Set.of("==", "!=", "<", "<=", ">", ">=", "in"),
          Set.of("+", "-"),
          Set.of("*", "/", "%"));

  private final String rule;
  private final Matcher tokens;
  private String token = "";
  private int depth;

  private CelParser(String rule) {
    this.rule = rule;
    this.tokens = TOKEN.matcher(rule);
  }

  static CelNode parse(String rule) throws CelFault {
    CelParser parser = new CelParser(rule.strip());
    parser.next();
    CelNode whole = parser.expression();
    parser.require("");
    if (isDeeper(whole, DEEPEST)) {
      throw CelFault.unknown();
    }
    return whole;
  }

  private static boolean isDeeper(CelNode node, int limit) {
    return switch (node) {
      case Call(_, List<CelNode> parts) when limit > 0 ->
          parts.stream().anyMatch(part -> isDeeper(part, limit - 1));
      case CelNode.Select(CelNode of, _) when limit > 0 -> isDeeper(of, limit - 1);
      default -> limit == 0;
    };
  }

  private void next() throws CelFault {
    tokens.region(tokens.hasMatch() ? tokens.end() : 0, rule.length());
    if (!tokens.lookingAt() || depth > DEEPEST) {
      throw CelFault.unknown();
    }
    token = tokens.group("token");
    depth += "([{?!-".contains(token) ? 1 : ")]}".contains(token) ? -1 : 0;
  }

  private boolean takes(String wanted) throws CelFault {
    boolean isNext = token.equals(wanted);
    if (isNext && !wanted.isEmpty()) {
      next();
    }
    return isNext;
  }

  private void require(String wanted) throws CelFault {
    if (!takes(wanted)) {
      throw CelFault.unknown();
    }
  }

  private CelNode expression() throws CelFault {
    CelNode condition = binary(0);
    if (!takes("?")) {
      return condition;
    }
    CelNode yes = binary(0);
    require(":");
    return Call.of("?:", condition, yes, expression());
  }

  private CelNode binary(int level) throws CelFault {
    if (level == OPERATORS.size()) {
      return unary();
    }
    CelNode left = binary(level + 1);
    while (OPERATORS.get(level).contains(token)) {
      String operator = token;
      next();
      left = Call.of(operator, left, binary(level + 1));
    }
    return left;
  }

  private CelNode unary() throws CelFault {
    for (String sign : List.of("!", "-")) {
      if (takes(sign)) {
        return Call.of(sign, unary());
      }
    }
    CelNode of = primary();
    while (true) {
      if (takes(".")) {
        String name = name();
        of = takes("(") ? new Call("." + name, until(")", of)) : new CelNode.Select(of, name);
      } else if (takes("[")) {
        of = Call.of("[", of, expression());
        require("]");
      } else {
        return of;
      }
    }
  }

  private String name() throws CelFault {
    String name = tokens.group("name");
    if (name == null) {
      throw CelFault.unknown();
    }
    next();
    return name;
  }

  private List<CelNode> until(String end, CelNode... first) throws CelFault {
    List<CelNode> parts = new ArrayList<>(List.of(first));
    while (!takes(end)) {
      parts.add(expression());
      if (takes(":")) {
        parts.add(expression());
      }
      if (!token.equals(end)) {
        require(",");
      }
    }
    return List.copyOf(parts);
  }

  private CelNode primary() throws CelFault {
    if (takes("(")) {
      CelNode inner = expression();
      require(")");
      return inner;
    }
    for (String list : List.of("[]", "{}")) {
      if (takes(list.substring(0, 1))) {
        return new Call(list, until(list.substring(1)));
      }
    }
    Optional<CelValue> literal = literal();
    if (literal.isPresent()) {
      next();
      return new CelNode.Literal(literal.get());
    }
    String name = name();
    return takes("(") ? new Call(name, until(")")) : new CelNode.Name(name);
  }

  private Optional<CelValue> literal() throws CelFault {
    String text = tokens.group("text");
    if (text != null) {
      String meant = tokens.group("raw") == null ? unescaped(text) : text;
      return Optional.of(new CelValue.Text(meant));
    }
    if (tokens.group("real") != null) {
      return Optional.of(new CelValue.Real(Double.parseDouble(token)));
    }
    if (tokens.group("whole") != null) {
      return Optional.of(new CelValue.Whole(Long.parseLong(token)));
    }
    return switch (token) {
      case "true", "false" -> Optional.of(new CelValue.Truth(token.equals("true")));
      case "null" -> Optional.of(new CelValue.Nothing());
      default -> Optional.empty();
    };
  }

  private static String unescaped(String text) throws CelFault {
    StringBuilder plain = new StringBuilder();
    Matcher escapes = ESCAPE.matcher(text);
    while (escapes.find()) {
      escapes.appendReplacement(plain, "");
      plain.append(meant(escapes));
    }
    return escapes.appendTail(plain).toString();
  }

  private static String meant(Matcher escape) throws CelFault {
    String named = escape.group(3);
    if (named != null) {
      return MEANT.substring(NAMED.indexOf(named)).substring(0, 1);
    }
    String digits = escape.group(1) == null ? escape.group(2) : escape.group(1);
    if (digits == null) {
      throw CelFault.unknown();
    }
    return Character.toString(Integer.parseInt(digits, HEX));
  }

  /** A part of a rule, as it is written. */
  sealed interface CelNode {

    /** A value that is written out. */
    record Literal(CelValue value) implements CelNode {}

    /** A name. */
    record Name(String name) implements CelNode {}

    /** A field of something. */
    record Select(CelNode of, String field) implements CelNode {}

    /**
     * A function, an operator, or a method: its name begins with a point, its object is the first
     * argument.
     */
    record Call(String name, List<CelNode> arguments) implements CelNode {
      static Call of(String name, CelNode... arguments) {
        return new Call(name, List.of(arguments));
      }
    }
  }
}
