package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader.YamlRules;
import dev.tripatch.document.yaml.ScalarRules;
import dev.tripatch.document.yaml.ScalarTags;
import dev.tripatch.document.yaml.Timestamps;
import dev.tripatch.document.yaml.Token;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.document.yaml.YamlScalar;
import dev.tripatch.document.yaml.YamlScalar.Int;
import dev.tripatch.document.yaml.YamlScalar.Nothing;
import dev.tripatch.document.yaml.YamlScalar.Real;
import dev.tripatch.document.yaml.YamlScalar.Text;
import dev.tripatch.document.yaml.YamlScalar.Truth;
import dev.tripatch.document.yaml.YamlScalar.UnsignedInt;
import dev.tripatch.document.yaml.YamlSyntaxException;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.GoNumbers;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes nodes of YAML scalars, in the two steps that kubectl takes: from YAML to Go's types, and
 * from these through JSON text, where a float without fraction turns into an integer.
 */
final class YamlScalars {

  private static final double EXACT_INTEGERS = 1L << 53;
  private static final double FIRST_WITH_EXPONENT = 1e21;

  private final String text;
  private final YamlRules rules;
  private final Warnings warnings;
  private final YamlFaults faults;
  private final Map<Node, YamlScalar> numbers = new IdentityHashMap<>();
  private @Nullable Node mergeKey;

  /**
   * For one document.
   *
   * @param text the document's text
   */
  YamlScalars(String text, YamlRules rules, Warnings warnings, YamlFaults faults) {
    this.text = text;
    this.rules = rules;
    this.warnings = warnings;
    this.faults = faults;
  }

  /**
   * The node of a scalar.
   *
   * @param tag its tag in full; empty if it has none
   * @param span its text with tag and anchor
   */
  ScalarNode node(Token token, String tag, Span span) {
    ScalarNode node = tag.isEmpty() ? untagged(token, span) : tagged(token, tag, span);
    if (token.text().equals("<<") && isMerge(token, tag)) {
      mergeKey = node;
    }
    return node;
  }

  private ScalarNode untagged(Token token, Span span) {
    if (token.kind() != Kind.PLAIN || ScalarRules.isSurelyText(token.text())) {
      String read = isKustomize() ? KustomizeScalars.block(token, text) : token.text();
      return new ScalarNode(new StringValue(read), span);
    }
    YamlScalar plain =
        isKustomize() ? KustomizeScalars.plain(token.text()) : ScalarRules.plain(token.text());
    ScalarNode node = remember(plain, new ScalarNode(json(plain), span));
    if (!token.text().isEmpty() && !isKustomize()) {
      Surprises.check(token.text(), node.value(), span, warnings);
    }
    return node;
  }

  private boolean isKustomize() {
    return rules == YamlRules.KUSTOMIZE;
  }

  private ScalarNode tagged(Token token, String tag, Span span) {
    try {
      YamlScalar resolved = ScalarTags.resolve(tag, token);
      return remember(resolved, new ScalarNode(json(resolved), span));
    } catch (YamlSyntaxException e) {
      faults.postpone(e);
      return new ScalarNode(NullValue.NULL, span);
    }
  }

  private static boolean isMerge(Token token, String tag) {
    boolean unresolved = tag.isEmpty() || tag.equals("!");
    return token.kind() == Kind.PLAIN && unresolved || ScalarTags.isMerge(tag);
  }

  /** Whether the node is a merge key, and the last that was read. */
  boolean isMergeKey(Node node) {
    return mergeKey != null && mergeKey.equals(node);
  }

  /** Keeps what the JSON value does not say. */
  private ScalarNode remember(YamlScalar scalar, ScalarNode node) {
    if (scalar instanceof UnsignedInt || scalar instanceof Real) {
      numbers.put(node, scalar);
    }
    if (scalar instanceof Real(double number) && !Double.isFinite(number)) {
      String name = Double.isNaN(number) ? "NaN" : number > 0 ? "+Inf" : "-Inf";
      faults.put(node, fault(YamlFault.NOT_JSON, node.span(), name));
    }
    return node;
  }

  /** What is known of a node is known of its copy too. */
  void copy(Node from, Node to) {
    YamlScalar number = numbers.get(from);
    if (number != null) {
      numbers.put(to, number);
    }
  }

  /** The text of a key as kubectl writes it into JSON. */
  String keyText(ScalarNode key) {
    if (key.value() instanceof StringValue string) {
      return string.text();
    }
    return numbers.get(key) instanceof Real(double number)
        ? GoNumbers.yamlKey(number)
        : CanonicalJson.write(key.value());
  }

  /** Whether kubectl refuses a key for its type: null, and integers beyond 64 bits with sign. */
  boolean isRefusedAsKey(ScalarNode key) {
    return key.value() == NullValue.NULL && !(numbers.get(key) instanceof Real)
        || numbers.get(key) instanceof UnsignedInt;
  }

  private static Scalar json(YamlScalar scalar) {
    return switch (scalar) {
      case Text(String text) -> new StringValue(text);
      case Truth(boolean truth) -> BoolValue.of(truth);
      case Int(long number) -> new IntegerValue(number);
      case UnsignedInt(BigInteger number) -> new BigIntegerValue(number);
      case Real(double number) -> real(number);
      case Nothing _ -> NullValue.NULL;
    };
  }

  /** The value of a float's JSON text; null stands in for what JSON cannot say. */
  private static Scalar real(double number) {
    if (!Double.isFinite(number)) {
      return NullValue.NULL;
    }
    if (number != Math.rint(number) || Math.abs(number) >= FIRST_WITH_EXPONENT) {
      return new FloatValue(number);
    }
    if (Math.abs(number) <= EXACT_INTEGERS) {
      return new IntegerValue((long) number);
    }
    return JsonNumbers.exact(new BigInteger(GoNumbers.json(number)));
  }

  private static YamlSyntaxException fault(YamlFault fault, Span at, String detail) {
    return new YamlSyntaxException(fault, at.start(), at.end(), detail);
  }

  /**
   * Warns of plain words that YAML turns into something that people may not have meant: booleans
   * that do not say true or false ({@code no}), and numbers that come out with other characters
   * than were written ({@code 1.10}, {@code 0777}, {@code 1e3}).
   */
  private static final class Surprises {

    private Surprises() {}

    /**
     * Warns if a plain scalar is a surprise.
     *
     * @param text what was written
     * @param value what it becomes
     */
    static void check(String text, Scalar value, Span span, Warnings warnings) {
      String read = CanonicalJson.write(EngineNumbers.convert(value));
      switch (value) {
        case BoolValue _ -> {
          if (!text.equalsIgnoreCase(read)) {
            warn(ReadWording.BECOMES_BOOLEAN.text("text", text, "read", read), span, warnings);
          }
        }
        case IntegerValue _, BigIntegerValue _, FloatValue _ -> {
          if (!text.equals(read)) {
            warn(ReadWording.BECOMES_NUMBER.text("text", text, "read", read), span, warnings);
          }
        }
        case StringValue _, NullValue _ -> {}
      }
    }

    private static void warn(String message, Span span, Warnings warnings) {
      warnings.addWord(span, message, ReadWording.QUOTE_TEXT.text());
    }
  }

  /**
   * Scalars as kustomize's YAML library (go-yaml v3) reads them, where kubectl's reads differently.
   */
  private static final class KustomizeScalars {

    private KustomizeScalars() {}

    /**
     * What a scalar without quotes and tag is: {@code yes} and {@code off} are texts, {@code 0o17}
     * is a number, and a date is the text of its first moment.
     */
    static YamlScalar plain(String text) {
      YamlScalar scalar = ScalarRules.plain(text);
      return switch (scalar) {
        case Truth ignored when !isTruth(text) -> new Text(text);
        case Text ignored when text.matches("0o[0-7]{1,20}") ->
            new Int(Long.parseLong(text.substring(2), 8));
        case Text ignored -> Timestamps.firstMoment(text).<YamlScalar>map(Text::new).orElse(scalar);
        default -> scalar;
      };
    }

    private static boolean isTruth(String text) {
      return text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false");
    }

    /** A block of text; at the end of a document without a line break it ends without one, too. */
    static String block(Token token, String document) {
      boolean endsDocument =
          token.kind() == Kind.BLOCK
              && token.end() == document.length()
              && token.text().endsWith("\n");
      return endsDocument ? token.text().substring(0, token.text().length() - 1) : token.text();
    }
  }
}
