package dev.tripatch.cli.output.data;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Unread;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a command says about many objects, for programs.
 *
 * @param objects an entry for each
 * @param notReadable files and documents that hold no object that can be read
 */
public record ObjectAnswers(List<Entry> objects, List<Fault> notReadable) {

  public static ObjectAnswers of(List<Entry> objects, List<Unread> unread) {
    return new ObjectAnswers(objects, unread.stream().map(Fault::of).toList());
  }

  /**
   * What a command says about one.
   *
   * @param remarks what to know beside the answer, in sentences
   * @param answer as it says it about one object alone; empty where it has nothing to say
   */
  public record Entry(
      String apiVersion,
      String kind,
      Optional<String> namespace,
      String name,
      Files files,
      ObjectState state,
      Map<String, Integer> fields,
      int inside,
      int hazards,
      Optional<String> message,
      List<String> remarks,
      Optional<Object> answer) {

    /** The entry of a pair. */
    public static Entry of(
        ObjectPair pair, ObjectSummary summary, List<String> remarks, Optional<Object> answer) {
      ObjectName name = pair.name();
      return new Entry(
          name.apiVersion(),
          name.kind(),
          some(name.namespace()),
          name.name(),
          Files.of(pair),
          summary.state(),
          summary.counts().entrySet().stream()
              .collect(Collectors.toMap(each -> word(each.getKey()), Map.Entry::getValue)),
          summary.inside(),
          summary.allHazards(),
          some(summary.message()),
          List.copyOf(remarks),
          answer);
    }

    private static String word(Mark mark) {
      return mark.word();
    }
  }

  private static Optional<String> some(String text) {
    return Optional.of(text).filter(each -> !each.isEmpty());
  }

  record Files(Optional<Place> lastApplied, Optional<Place> local, Optional<Place> live) {
    static Files of(ObjectPair pair) {
      return new Files(
          pair.lastApplied().map(Place::of),
          pair.local().map(Place::of),
          pair.live().map(Place::of));
    }
  }

  record Place(String file, int document, int firstLine, int lastLine) {
    static Place of(FoundObject found) {
      return new Place(found.file().name(), found.index() + 1, found.firstLine(), found.lastLine());
    }
  }

  record Fault(String place, String message, Optional<String> remedy) {
    static Fault of(Unread unread) {
      return new Fault(unread.place(), unread.message(), some(unread.remedy()));
    }
  }
}
