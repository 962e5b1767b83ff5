package dev.tripatch.cli.output.data;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.edit.fix.ProvenFixes;
import dev.tripatch.edit.fix.QuickFix;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;

/** Hazards for programs. */
public final class HazardList {
  private HazardList() {}

  /** An entry for each hazard, in their order, without fixes. */
  public static List<Entry> of(List<LocatedHazard> found) {
    return found.stream().map(each -> Entry.of(each, Optional.empty(), Optional.empty())).toList();
  }

  /** The same, each with a fix or the reason why there is none. */
  public static List<Entry> of(List<LocatedHazard> found, ProvenFixes fixes) {
    Optional<PatchFormat> format = fixes.text().writing().format();
    return found.stream()
        .map(
            each -> {
              Optional<Fix> fix = fixes.of(each.hazard()).flatMap(it -> Fix.of(it, format));
              Optional<String> none = Optional.of(fixes.whyNone(each.hazard()));
              return Entry.of(each, fix, fix.isPresent() ? Optional.empty() : none);
            })
        .toList();
  }

  /** Where a hazard is; the path is the server's where it refuses. */
  record At(Role document, String place, String path) {}

  /**
   * The whole text without the hazard: a patch of a type, or local.
   *
   * @param sentence what was done
   */
  record Fix(
      String sentence, Optional<String> type, Optional<String> patch, Optional<String> local) {
    /** Empty if something in it is masked. */
    static Optional<Fix> of(QuickFix fix, Optional<PatchFormat> format) {
      Optional<String> text = Optional.of(fix.text());
      return Optional.of(
              format
                  .map(it -> new Fix(fix.title(), Optional.of(it.word()), text, Optional.empty()))
                  .orElseGet(() -> new Fix(fix.title(), Optional.empty(), Optional.empty(), text)))
          .filter(_ -> !Mask.IN_TEXT.matcher(fix.title() + fix.text()).find());
    }
  }

  /** The way out; either a fix or why there is none. */
  record Way(String remedy, Optional<Fix> fix, Optional<String> noFix) {}

  record Entry(
      String kind,
      @JsonUnwrapped At at,
      boolean refuses,
      String sentence,
      @JsonUnwrapped Way way,
      Optional<String> kubernetes) {

    static Entry of(LocatedHazard found, Optional<Fix> fix, Optional<String> noFix) {
      Hazard hazard = found.hazard();
      return new Entry(
          hazard.kind().id(),
          new At(hazard.where(), found.place(), hazard.field()),
          hazard.refuses(),
          hazard.sentence(),
          new Way(hazard.remedy(), fix, noFix),
          hazard.kubernetesText());
    }
  }
}
