package dev.tripatch.workspace.pair;

import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.pair.PairListing.PairedObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files that a person applies: kubectl does not say which they are.
 *
 * @param named what {@link LocalManifest#VARIABLE} says; empty if it says nothing
 * @param isThere whether there is such a file or folder
 * @param set the objects in it
 */
public record PairLocal(Optional<String> named, boolean isThere, ObjectSet set) {

  /** Reads what the variable names. */
  public static PairLocal of(Map<String, String> environment) {
    Optional<String> named =
        Optional.ofNullable(environment.get(LocalManifest.VARIABLE))
            .filter(text -> !text.isBlank());
    Optional<Path> path = named.flatMap(LocalManifest::path);
    ObjectSet set =
        path.map(each -> new ObjectReader(text -> text).read(List.of(each), true, Watch.NOBODY))
            .orElse(ObjectSet.NONE);
    return new PairLocal(named, path.isPresent(), set);
  }

  /** The object as it is applied; empty if no file has it. */
  public Optional<FoundObject> find(PairedObject pair) {
    return set.objects().stream()
        .filter(each -> LocalManifest.isSame(each.name(), pair.name()))
        .findFirst();
  }
}
