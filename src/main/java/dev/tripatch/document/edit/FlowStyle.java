package dev.tripatch.document.edit;

import dev.tripatch.document.SourceDocument;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How braces and brackets are written in a document.
 *
 * @param quotes whether all strings are quoted, as in JSON
 * @param compact whether no blanks are behind colons and commas
 * @param step what a level is indented by
 * @param lineBreak what ends a line
 */
record FlowStyle(boolean quotes, boolean compact, String step, String lineBreak) {

  private static final String USUAL_STEP = "  ";
  private static final Pattern FIRST_MEMBER = Pattern.compile("[{\\[]\r?\n([ \t]+)");
  private static final Pattern FIRST_KEY = Pattern.compile("\"\\s*:(\\s?)");
  private static final Pattern LIKE_JSON = Pattern.compile("\\s*\\{\\s*\"");

  static FlowStyle of(SourceDocument document, String lineBreak) {
    boolean quotes =
        new NodeLayout(document).isJson() || LIKE_JSON.matcher(document.text()).lookingAt();
    Matcher key = FIRST_KEY.matcher(document.text());
    boolean compact = quotes && key.find() && key.group(1).isEmpty();
    Matcher member = FIRST_MEMBER.matcher(document.text());
    String step = quotes && member.find() ? member.group(1) : USUAL_STEP;
    return new FlowStyle(quotes, compact, step, lineBreak);
  }

  /** Writes what is on one line. */
  FlowText onOneLine() {
    return writer(Optional.empty());
  }

  /** Writes what is where a member is: on lines of its own or behind others. */
  FlowText like(TextLines lines, int member) {
    return writer(
        lines.startsLine(member) ? Optional.of(lines.indentation(member)) : Optional.empty());
  }

  private FlowText writer(Optional<String> indentation) {
    String blank = compact ? "" : " ";
    return new FlowText(quotes, ":" + blank, "," + blank, indentation, step, lineBreak);
  }
}
