package dev.tripatch.cli.output.data;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;

/** Hazards for programs. */
public final class HazardList {
  private HazardList() {}

  /** An entry for each hazard, in their order. */
  public static List<Entry> of(List<LocatedHazard> found) {
    return found.stream().map(each -> Entry.of(each.hazard(), each.place())).toList();
  }

  record Entry(
      String kind,
      Role document,
      String place,
      String path,
      boolean refuses,
      String sentence,
      String remedy,
      Optional<String> kubernetes) {

    static Entry of(Hazard hazard, String place) {
      return new Entry(
          hazard.kind().id(),
          hazard.where(),
          place,
          hazard.field(),
          hazard.refuses(),
          hazard.sentence(),
          hazard.remedy(),
          hazard.kubernetesText());
    }
  }
}
