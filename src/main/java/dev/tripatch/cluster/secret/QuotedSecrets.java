package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a sentence of Kubernetes, kubectl or Go quotes what is in a Secret: by place, whatever the
 * values are. Where the end of a value cannot be told, more is masked than it.
 */
final class QuotedSecrets {
  /** A text about a Secret, with or without escapes. */
  private static final Pattern ABOUT =
      Pattern.compile(
          "Kind=Secret(?:List)?\\b|Resource=secrets\\b|\\bSecret(?:List)?(?:\\.v1)?"
              + " (?:\\\\*\"[^\"\\n"
              + "]{0,300}\" is invalid|in version\\b)|\\bas a"
              + " Secret\\b|\\bv1\\.Secret\\b|\\bsecrets? \\\\*\""
              + "|\\bkind\\\\*[\"']?:\\s{0,9}\\\\*[\"']?(?i:Secrets?|SecretList)\\b");

  /** What the server does not like of a field: its value follows. */
  private static final Pattern REFUSED_VALUE =
      Pattern.compile(
          "\\b(?:data|stringData|metadata\\.annotations)(?:\\[[^\\]\\n"
              + "]{0,300}\\]|\\.[^\\s:\"]{1,300})*: [A-Z][\\w ]{0,40} value: ");

  /** A value in quotes, up to a quote that something follows which follows values. */
  private static final Pattern IN_QUOTES =
      Pattern.compile("\"(.*?)\"(?=[:,\\]}\\s]|$)|`(.*?)`", Pattern.DOTALL);

  /** The JSON reader quotes where it stopped, cut anywhere, and then more of it. */
  private static final String CONTEXT_START = "...|";

  private static final String CONTEXT_END = "|...";

  /** Go prints a map without quotes, sorted. A number may be a line in a file of that name. */
  private static final Pattern GO_FIELD =
      Pattern.compile(
          "(?<![\\w./-])(?:(?i:data|stringData)|kubectl\\.kubernetes\\.io/last-applied-configuration)"
              + ":(map\\[)?(?=[^\\s\\d])");

  private static final Pattern MASKED_MAP =
      Pattern.compile("(?:[^\\s:\\]]+:•{6}(?:\\([A-Z]+(?:, plain)?\\))?(?: (?! )|(?=\\])))*\\]");

  private static final Pattern JSON_FIELD =
      Pattern.compile(
          "(\\\\*)\"(?:(?i:data|stringData)|kubectl\\.kubernetes\\.io/last-applied-configuration)\\\\*\"\\s*:");

  private static final Pattern YAML_FIELD =
      Pattern.compile("(?m)^ *(?:- +)*(?i:data|stringData):[ \\t]*$");

  private final String text;
  private final List<Mask> masks = new ArrayList<>();

  private QuotedSecrets(String text) {
    this.text = text;
  }

  static boolean isAbout(String text) {
    return ABOUT.matcher(text).find();
  }

  /** The masks of a text about a Secret, in order and apart. */
  static List<Mask> in(String text) {
    QuotedSecrets quoted = new QuotedSecrets(text);
    quoted.contexts();
    quoted.refusedValues();
    quoted.goFields();
    quoted.jsonFields();
    List<Mask> lines =
        YAML_FIELD.matcher(text).find()
            ? SecretLines.inSentence("-\n" + text).stream().map(each -> each.movedBy(-2)).toList()
            : List.of();
    return MaskList.joined(quoted.masks, lines);
  }

  private void mask(int from, int to) {
    if (from < to) {
      masks.add(new Mask(new Span(from, to), Mask.DOTS));
    }
  }

  private void contexts() {
    int start = text.indexOf(CONTEXT_START);
    while (start >= 0) {
      int from = start + CONTEXT_START.length();
      int end = text.indexOf(CONTEXT_END + ", bigger context", from);
      end = end < 0 ? text.lastIndexOf(CONTEXT_END) : end;
      end = end < from ? text.length() : end;
      mask(from, end);
      start = text.indexOf(CONTEXT_START, end + 1);
    }
  }

  private void refusedValues() {
    Matcher refused = REFUSED_VALUE.matcher(text);
    Matcher quoted = IN_QUOTES.matcher(text);
    while (refused.find()) {
      if (quoted.region(refused.end(), text.length()).lookingAt()) {
        mask(quoted.start() + 1, quoted.end() - 1);
      } else {
        int end = text.indexOf('\n', refused.end());
        mask(refused.end(), end < 0 ? text.length() : end);
      }
    }
  }

  /** In a map without quotes nothing tells where a value ends, so all behind is masked. */
  private void goFields() {
    Matcher field = GO_FIELD.matcher(text);
    while (field.find()) {
      Matcher masked = MASKED_MAP.matcher(text).region(field.end(), text.length());
      if (field.group(1) == null || !masked.lookingAt()) {
        int end = text.lastIndexOf(']');
        mask(field.end(), end < field.end() ? text.length() : end);
        return;
      }
    }
  }

  /** Where quotes are escaped, nothing tells where a value ends either. */
  private void jsonFields() {
    Matcher field = JSON_FIELD.matcher(text);
    while (field.find()) {
      if (field.group(1).isEmpty()) {
        new SecretTokens(text, path -> true, masks).mask(field.end(), text.length(), "");
      } else {
        mask(field.end(), text.length());
      }
    }
  }
}
