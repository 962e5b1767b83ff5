package dev.tripatch.cli.output.data;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
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

  /** Where a hazard is; the path is the server's where it refuses. */
  record At(Role document, String place, String path) {}

  record Entry(
      String kind,
      @JsonUnwrapped At at,
      boolean refuses,
      String sentence,
      String remedy,
      Optional<String> kubernetes) {

    static Entry of(Hazard hazard, String place) {
      return new Entry(
          hazard.kind().id(),
          new At(hazard.where(), place, hazard.field()),
          hazard.refuses(),
          hazard.sentence(),
          hazard.remedy(),
          hazard.kubernetesText());
    }
  }
}
