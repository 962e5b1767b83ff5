package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Objects that real projects publish, each as a creation: hardly any is refused. */
@RealInput.Manifests
class RealManifestsAreValidTest {
  /** What is refused, and was checked by hand: these manifests are filled in by other tools. */
  private static final int REFUSED = 20;

  @Test
  void hardlyAnyIsRefused() throws IOException {
    Set<MapValue> seen = new HashSet<>();
    Set<String> refused = new TreeSet<>();
    Set<String> told = new TreeSet<>();
    for (Path path : RealInput.manifestFiles()) {
      for (ManifestObject object :
          ManifestFile.read(path.toString(), Files.readString(path)).objects()) {
        if (seen.add(object.value())) {
          for (Hazard hazard : hazards(object)) {
            (hazard.refuses() ? refused : told)
                .add(object.name() + "  " + hazard.kind().id() + "  " + hazard.field());
          }
        }
      }
    }
    System.out.println(seen.size() + " objects, refused:\n  " + String.join("\n  ", refused));
    told.removeIf(line -> !line.contains("  invalid-result  "));
    System.out.println("may be refused:\n  " + String.join("\n  ", told));
    assertThat(seen).hasSizeGreaterThan(1000);
    assertThat(refused).hasSizeLessThanOrEqualTo(REFUSED);
  }

  private static List<Hazard> hazards(ManifestObject object) {
    MapValue value = object.document().decodedObject().orElse(object.value());
    return Hazards.of(
        Optional.empty(),
        object.document(),
        Optional.empty(),
        ThreeWay.compute(
            ThreeWayInputs.asApplied(
                new ThreeDocuments<>(Optional.empty(), value, Optional.empty()),
                DefinedKinds.TODAY.of(value))));
  }
}
