package dev.tripatch.workspace;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.function.Predicate;

/**
 * What a server would refuse of the object that a patch leads to, as far as the schema shows. The
 * patch alone is not validated: what it deletes, or asks for in vain, is no fault.
 *
 * @param refused fields that are always refused: of a wrong type, missing although required, with a
 *     value that their closed list lacks, next to one that excludes them, or against a rule of the
 *     kind
 * @param refusedStrictly fields that no schema declares; refused with strict validation only, else
 *     a server warns and drops them
 */
public record ServerValidation(List<FieldPath> refused, List<FieldPath> refusedStrictly) {

  /** Copies the lists, so that later changes of the given ones do not show. */
  public ServerValidation {
    refused = List.copyOf(refused);
    refusedStrictly = List.copyOf(refusedStrictly);
  }

  /** That of a composed patch. */
  static ServerValidation of(Composed.Done composed, PatchFormat format) {
    MapValue result = composed.applied().result();
    List<Hazard> hazards =
        PatchHazards.of(format, composed.patch(), composed.live(), composed.schema());
    return new ServerValidation(
        fields(hazards, hazard -> isRefused(hazard, result)),
        fields(hazards, hazard -> isUnknown(hazard, result)));
  }

  private static List<FieldPath> fields(List<Hazard> hazards, Predicate<Hazard> chosen) {
    return hazards.stream()
        .filter(hazard -> hazard.where() == Role.PATCH)
        .filter(chosen)
        .map(Hazard::path)
        .distinct()
        .toList();
  }

  private static boolean isRefused(Hazard hazard, MapValue result) {
    HazardKind kind = hazard.kind();
    // A word that YAML reads as another type is told as such, with the server's words.
    boolean isMisread = kind == HazardKind.SURPRISING_TEXT && hazard.kubernetesText().isPresent();
    boolean isWrong =
        kind == HazardKind.WRONG_TYPE
            || kind == HazardKind.UNSUPPORTED_VALUE
            || kind == HazardKind.UNION
            || isMisread;
    boolean isRule = kind == HazardKind.INVALID_RESULT || kind == HazardKind.IMMUTABLE_FIELD;
    return kind == HazardKind.REQUIRED_FIELD
        || (isRule && hazard.refuses())
        || (isWrong && isIn(result, hazard));
  }

  private static boolean isUnknown(Hazard hazard, MapValue result) {
    return hazard.kind() == HazardKind.UNKNOWN_FIELD && isIn(result, hazard);
  }

  private static boolean isIn(MapValue result, Hazard hazard) {
    return Counted.valueAt(result, hazard.path()).isPresent();
  }
}
