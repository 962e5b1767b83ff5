package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Masks JSON, or YAML in braces, that cannot be read: the words that are no keys. */
final class SecretTokens {
  private static final Pattern REGION =
      Pattern.compile(
          "[\"']?(?:(?i:[\\w-]*(?<!meta)data)|kubectl\\.kubernetes\\.io/last-applied-configuration|value)[\"']?\\s*:");
  private static final Pattern WORD =
      Pattern.compile(
          "(?<key>(?:\"(?:[^\"\\\\\n"
              + "]|\\\\.)*+\"|'[^'\n"
              + "]*'|[\\w./-]+)\\s*:(?=[\\s\"'{\\[\\d]))|(?<value>\"(?:[^\"\\\\\n"
              + "]|\\\\.)*+(?:\"|$|(?=\n"
              + "))|'[^'\n"
              + "]*'?|#[^\n"
              + "]*|[^\\s{}\\[\\],\"'#]+)|(?<open>[{\\[])|(?<close>[}\\]])",
          Pattern.MULTILINE);

  private SecretTokens() {}

  /** The masks from an offset on: of the regions that begin after it, or of the braces there. */
  static List<Mask> in(String text, int from) {
    List<Mask> masks = new ArrayList<>();
    if (from > 0) {
      region(text, from, masks);
      return masks;
    }
    Matcher region = REGION.matcher(text);
    int at = 0;
    while (at <= text.length() && region.find(at)) {
      at = Math.max(region.end(), region(text, region.end(), masks));
    }
    return masks;
  }

  /** Masks one value, a map with all in it; says where it ends. */
  static int region(String text, int from, List<Mask> masks) {
    Matcher word = WORD.matcher(text);
    int depth = 0;
    int at = from;
    while (at < text.length() && word.find(at)) {
      at = word.end();
      if (word.group("open") != null) {
        depth++;
      } else if (word.group("close") != null) {
        depth--;
      } else if (word.group("value") != null && word.end() > word.start()) {
        masks.add(new Mask(new Span(word.start(), word.end()), "\"" + Mask.DOTS + "\""));
      }
      if (depth <= 0 && word.group("key") == null) {
        return at;
      }
    }
    return text.length();
  }
}
