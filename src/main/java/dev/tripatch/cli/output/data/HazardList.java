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
    return found.stream()
        .map(
            each ->
                Entry.of(each, new Way(each.hazard().remedy(), Optional.empty(), Optional.empty())))
        .toList();
  }

  /**
   * The same with fixes. What is masked is in none of them.
   *
   * @param format what the text is that they are for; empty for local
   */
  public static List<Entry> of(
      List<LocatedHazard> found, ProvenFixes fixes, Optional<PatchFormat> format) {
    return found.stream()
        .map(each -> Entry.of(each, Way.of(each.hazard(), fixes, format)))
        .toList();
  }

  /** Where a hazard is; the path is the server's where it refuses. */
  record At(Role document, String place, String path) {}

  /**
   * A text that mends it.
   *
   * @param sentence what was done
   * @param type of the patch
   * @param patch the whole mended patch; empty if local is mended
   * @param local the whole mended local; empty if a patch is mended
   */
  record Fix(
      String sentence, Optional<String> type, Optional<String> patch, Optional<String> local) {
    static Fix of(QuickFix fix, Optional<PatchFormat> format) {
      return new Fix(
          fix.title(),
          format.map(PatchFormat::word),
          format.map(_ -> fix.text()),
          format.isPresent() ? Optional.empty() : Optional.of(fix.text()));
    }
  }

  /** The way out; either a fix or why there is none. */
  record Way(String remedy, Optional<Fix> fix, Optional<String> noFix) {
    static Way of(Hazard hazard, ProvenFixes fixes, Optional<PatchFormat> format) {
      Optional<Fix> fix =
          fixes
              .of(hazard)
              .filter(each -> !Mask.IN_TEXT.matcher(each.title() + each.text()).find())
              .map(each -> Fix.of(each, format));
      return new Way(
          hazard.remedy(),
          fix,
          fix.isPresent() ? Optional.empty() : Optional.of(fixes.whyNone(hazard)));
    }
  }

  record Entry(
      String kind,
      @JsonUnwrapped At at,
      boolean refuses,
      String sentence,
      @JsonUnwrapped Way way,
      Optional<String> kubernetes) {

    static Entry of(LocatedHazard found, Way way) {
      Hazard hazard = found.hazard();
      return new Entry(
          hazard.kind().id(),
          new At(hazard.where(), found.place(), hazard.field()),
          hazard.refuses(),
          hazard.sentence(),
          way,
          hazard.kubernetesText());
    }
  }
}
