package dev.tripatch.cli.shell;

/** Texts of the help, cut for a list of candidates. */
final class CandidateText {
  private CandidateText() {}

  /** The first sentence of a description, up to a semicolon, without a full stop. */
  static String first(String[] lines) {
    String text = String.join(" ", lines).strip();
    int end = text.length();
    for (String mark : new String[] {". ", "; "}) {
      int at = text.indexOf(mark);
      end = at < 0 ? end : Math.min(end, at);
    }
    String sentence = text.substring(0, end);
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }
}
