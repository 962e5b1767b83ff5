package dev.tripatch.cli;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import java.util.Arrays;
import java.util.List;

/** Hazards as text: a line for each with its place, below it why, the way out, and the error. */
final class HazardText {
  private static final String SIGN = "▲ ";
  private static final String GAP = "  ";

  private HazardText() {}

  static String of(List<LocatedHazard> found) {
    StringBuilder out = new StringBuilder();
    for (LocatedHazard each : found) {
      append(each.hazard(), each.place(), out);
    }
    return found.isEmpty()
        ? "No hazards found.\n"
        : out.append(found.size() == 1 ? "1 hazard.\n" : found.size() + " hazards.\n").toString();
  }

  private static void append(Hazard hazard, String place, StringBuilder out) {
    String head = SIGN + place + GAP + hazard.kind().id() + GAP + hazard.path();
    line(head, out);
    line(Messages.INDENT + hazard.sentence(), out);
    line(Messages.INDENT + hazard.remedy(), out);
    hazard
        .kubernetesText()
        .ifPresent(
            words -> {
              line(Messages.INDENT + "Kubernetes' own words:", out);
              words.lines().forEach(each -> line(Messages.INDENT + GAP + each, out));
            });
    out.append('\n');
  }

  private static void line(String text, StringBuilder out) {
    out.append(PlainText.line(text)).append('\n');
  }

  /** All kinds, a line for each. */
  static String kinds() {
    List<HazardKind> kinds = Arrays.asList(HazardKind.values());
    int width = kinds.stream().mapToInt(kind -> kind.id().length()).max().orElse(0);
    StringBuilder out = new StringBuilder();
    for (HazardKind kind : kinds) {
      String gap = " ".repeat(width - kind.id().length()) + GAP;
      out.append(kind.id()).append(gap).append(kind.summary()).append('\n');
    }
    return out.toString();
  }
}
