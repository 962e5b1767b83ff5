package dev.tripatch.ui.start;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.ui.window.StartDocuments.StartSides;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.pair.PairDifference;
import dev.tripatch.workspace.pair.PairEstimate;
import dev.tripatch.workspace.pair.PairListing;
import dev.tripatch.workspace.pair.PairListing.PairedObject;
import dev.tripatch.workspace.pair.PairLocal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What kubectl gives to its external diff, for a window: it deletes its folders, so they are copied
 * for as long as the window is open.
 *
 * @param listing all that it gave
 * @param workbench finds out what the server's answer says about local, where nobody names it
 */
record StartHook(PairListing listing, Workbench workbench) {

  /**
   * Copies what is live, and takes local from the person's files. An object that none of them has
   * gets a likely manifest, and others than kubectl's are not listed with their files.
   *
   * @throws IOException if a copy cannot be written
   */
  StartPair open(Map<String, String> environment) throws IOException {
    PairLocal known = PairLocal.of(environment);
    Path folder = PipedFile.folder();
    Path live = folder(folder, "live");
    Path estimated = folder(folder, "local");
    Set<Path> local = new LinkedHashSet<>();
    int unknown = 0;
    for (PairedObject pair : listing.objects()) {
      Optional<FoundObject> mine = known.find(pair);
      Optional<MapValue> now =
          pair.left()
              .map(StartHook::value)
              .map(each -> PairEstimate.live(each, mine.map(StartHook::value)));
      copy(now, live, pair);
      Optional<Path> own = mine.flatMap(found -> found.file().path());
      if (own.isPresent()) {
        local.add(own.get());
      } else if (pair.right().isPresent()) {
        MapValue answer = value(pair.right().get());
        copy(Optional.of(new PairEstimate(workbench).local(now, answer)), estimated, pair);
        unknown++;
      }
    }
    boolean isAnyKnown = !local.isEmpty();
    if (unknown > 0) {
      local.add(estimated);
    }
    return new StartPair(
        Optional.of(live),
        Optional.empty(),
        Optional.of(new ObjectSources(List.of(), List.copyOf(local), List.of(live), true)),
        sides(known, isAnyKnown, remarks(unknown)),
        true);
  }

  private StartSides sides(PairLocal known, boolean isAnyKnown, List<String> remarks) {
    Map<Role, String> titles =
        isAnyKnown ? Map.of() : Map.of(Role.LOCAL, StartWords.LOCAL_ESTIMATED.text());
    return new StartSides(titles, answers(known), remarks, false);
  }

  private List<String> remarks(int unknown) {
    List<String> remarks = new ArrayList<>(StartPair.others(listing));
    if (unknown > 0) {
      remarks.add(
          StartWords.LOCAL_IS_SERVERS.text("count", unknown, "variable", LocalManifest.VARIABLE));
    }
    if (listing.objects().stream()
        .flatMap(pair -> Stream.of(pair.left(), pair.right()))
        .flatMap(Optional::stream)
        .anyMatch(StartHook::isMasked)) {
      remarks.add(StartWords.SECRETS_MASKED.text());
    }
    return List.copyOf(remarks);
  }

  private static boolean isMasked(FoundObject object) {
    return !PairEstimate.told(value(object)).equals(value(object));
  }

  /** Of objects whose file is known; kubectl's masks say nothing about what is stored. */
  private Map<ObjectName, MapValue> answers(PairLocal known) {
    Map<ObjectName, MapValue> answers = new HashMap<>();
    for (PairedObject pair : listing.objects()) {
      pair.right()
          .map(StartHook::value)
          .filter(answer -> known.find(pair).isPresent())
          .filter(answer -> PairEstimate.told(answer).equals(answer))
          .ifPresent(answer -> answers.put(pair.first().name(), PairDifference.compared(answer)));
    }
    return answers;
  }

  private static MapValue value(FoundObject object) {
    return object.object().value();
  }

  private static Path folder(Path parent, String name) throws IOException {
    Path folder = Files.createDirectory(parent.resolve(name));
    folder.toFile().deleteOnExit();
    return folder;
  }

  private static void copy(Optional<MapValue> object, Path folder, PairedObject pair)
      throws IOException {
    if (object.isPresent()) {
      String name = Path.of(pair.first().file().name()).getFileName() + ".yaml";
      PipedFile.of(folder, name, YamlWriter.write(object.get()));
    }
  }
}
