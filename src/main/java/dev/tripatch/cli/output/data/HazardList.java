package dev.tripatch.cli.output.data;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.edit.fix.ProvenFixes;
import dev.tripatch.edit.fix.QuickFix;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import java.util.List;
import java.util.Optional;

/** Hazards for programs. */
public final class HazardList {
  private HazardList() {}

  /** An entry for each hazard, in their order, without fixes. */
  public static List<AnswerFields> of(List<LocatedHazard> found) {
    return found.stream().map(each -> entry(each, Optional.empty(), Optional.empty())).toList();
  }

  /** The same, each with a fix or the reason why there is none. */
  public static List<AnswerFields> of(List<LocatedHazard> found, ProvenFixes fixes) {
    Optional<PatchFormat> format = fixes.text().writing().format();
    return found.stream()
        .map(
            each -> {
              Optional<AnswerFields> fix = fixes.of(each.hazard()).flatMap(it -> fix(it, format));
              Optional<String> none = Optional.of(fixes.whyNone(each.hazard()));
              return entry(each, fix, fix.isPresent() ? Optional.empty() : none);
            })
        .toList();
  }

  /**
   * What was done, and the whole text without the hazard: a patch of a type, or local. Empty if
   * something in it is masked.
   */
  private static Optional<AnswerFields> fix(QuickFix fix, Optional<PatchFormat> format) {
    if (Mask.IN_TEXT.matcher(fix.title() + fix.text()).find()) {
      return Optional.empty();
    }
    AnswerFields done = new AnswerFields().with("sentence", fix.title());
    return Optional.of(
        format.isPresent()
            ? done.with("type", format.get().word()).with("patch", fix.text())
            : done.with("local", fix.text()));
  }

  /** Where the server refuses, the path is the server's. */
  private static AnswerFields entry(
      LocatedHazard found, Optional<AnswerFields> fix, Optional<String> noFix) {
    Hazard hazard = found.hazard();
    return new AnswerFields()
        .with("kind", hazard.kind().id())
        .with("document", hazard.where())
        .with("place", found.place())
        .with("path", hazard.field())
        .with("refuses", hazard.refuses())
        .with("sentence", hazard.sentence())
        .with("remedy", hazard.remedy())
        .with("fix", fix)
        .with("noFix", noFix)
        .with("kubernetes", hazard.kubernetesText());
  }

  /**
   * A hazard and where people find it.
   *
   * @param place {@code file:line:column}; the document's name if it is in no file
   */
  public record LocatedHazard(Hazard hazard, String place) {}
}
