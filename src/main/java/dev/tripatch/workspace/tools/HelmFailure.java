package dev.tripatch.workspace.tools;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.Ran;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Why Helm did not say what it was asked.
 *
 * @param kind why
 * @param words its own words; may be empty
 * @param asked the release, the chart
 */
public record HelmFailure(HelmFailureKind kind, String words, String asked) {
  private static final String ERROR = "Error: ";

  static HelmFailure of(HelmFailureKind kind, String asked) {
    return new HelmFailure(kind, "", asked);
  }

  static HelmFailure of(Ran.Stopped stopped, Call call, String asked) {
    HelmFailureKind kind =
        switch (stopped.why()) {
          case NOT_THERE -> HelmFailureKind.NO_HELM;
          case NOT_STARTED -> HelmFailureKind.NOT_STARTED;
          case TOO_SLOW -> HelmFailureKind.TOO_SLOW;
          case TOO_MUCH -> HelmFailureKind.TOO_MUCH;
          case CANCELLED -> HelmFailureKind.CANCELLED;
        };
    String detail =
        kind == HelmFailureKind.TOO_SLOW && stopped.detail().isBlank()
            ? call.deadline().toSeconds() + " s"
            : said(stopped.detail());
    return new HelmFailure(kind, detail, asked);
  }

  static HelmFailure of(Ran.Ended ended, String asked) {
    String words = said(ended.err());
    return new HelmFailure(kind(words), words, asked);
  }

  private static HelmFailureKind kind(String said) {
    return Arrays.stream(HelmFailureKind.values())
        .filter(kind -> !kind.part("words").isEmpty())
        .filter(kind -> Pattern.compile(kind.part("words")).matcher(said).find())
        .findFirst()
        .orElse(HelmFailureKind.OTHER);
  }

  /** From where Helm gives up; before it, plugins and its log have their say. */
  private static String said(String err) {
    List<String> lines = err.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    int last = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(ERROR)) {
        last = i;
      }
    }
    return lines.subList(last, lines.size()).stream()
        .map(line -> line.startsWith(ERROR) ? line.substring(ERROR.length()) : line)
        .distinct()
        .collect(Collectors.joining(" · "));
  }

  /** What happened, in one sentence, with Helm's words where they say more. */
  public String sentence() {
    String what = kind.part("what", "asked", asked);
    return words.isEmpty() || kind == HelmFailureKind.NO_RELEASE
        ? what
        : what + " " + Ran.ends(words);
  }

  /** What to do about it; may be empty. */
  public String remedy() {
    return kind.part("remedy", "asked", asked);
  }
}
