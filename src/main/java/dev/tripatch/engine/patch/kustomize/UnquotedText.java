package dev.tripatch.engine.patch.kustomize;

import java.util.regex.Pattern;

/** Texts that need no quotes in YAML. */
final class UnquotedText {

  /** What is a number, a truth, a date or nothing in kustomize's YAML. */
  private static final Pattern OTHER =
      Pattern.compile(
          "|~|null|Null|NULL|true|True|TRUE|false|False|FALSE"
              + "|[-+]?[.](?:inf|Inf|INF)|[.](?:nan|NaN|NAN)"
              + "|[-+]?0(?:x[0-9a-fA-F_]+|o[0-7_]+|b[01_]+)"
              + "|[-+]?(?:[0-9][0-9_]*[.]?[0-9_]*|[.][0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?"
              + "|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt ].*)?");

  /** The truths of YAML 1.1, which writers quote for the sake of older readers. */
  private static final Pattern OLD_TRUTHS =
      Pattern.compile("(?:y|yes|n|no|on|off)", Pattern.CASE_INSENSITIVE);

  /** What has another meaning in YAML, or would lose something. */
  private static final Pattern SYNTAX =
      Pattern.compile("(?s)[,\\[\\]{}#&*!|>'\"%@` ].*|[-?:](?: .*)?|.*(?:: | #|[\n\r\t]).*|.*[ :]");

  private UnquotedText() {}

  /** Whether kustomize reads it as a text where it has no quotes. */
  static boolean isRead(String text) {
    return !OTHER.matcher(text).matches();
  }

  /** Whether those who write YAML leave out the quotes. */
  static boolean isUsual(String text) {
    return isRead(text) && !OLD_TRUTHS.matcher(text).matches() && !SYNTAX.matcher(text).matches();
  }
}
