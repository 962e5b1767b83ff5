package dev.tripatch.cli.output.data;

import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Unread;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a command says about many objects, for programs. */
public final class ObjectAnswers {
  private ObjectAnswers() {}

  /** The answer: an entry for each object, and what cannot be read. */
  public static AnswerFields of(List<AnswerFields> objects, List<Unread> unread) {
    return new AnswerFields().with("objects", objects).with("notReadable", faults(unread));
  }

  /**
   * What a command says about one.
   *
   * @param remarks what to know beside the answer, in sentences
   * @param answer as it says it about one object alone; empty where it has nothing to say
   */
  public static AnswerFields entry(
      ObjectPair pair, ObjectSummary summary, List<String> remarks, Optional<Object> answer) {
    return AnswerFields.naming(pair.name())
        .with("files", files(pair))
        .with("state", summary.state())
        .with(
            "fields",
            summary.counts().entrySet().stream()
                .collect(Collectors.toMap(each -> each.getKey().word(), Map.Entry::getValue)))
        .with("inside", summary.inside())
        .with("hazards", summary.allHazards())
        .withText("message", summary.message())
        .with("remarks", List.copyOf(remarks))
        .with("answer", answer);
  }

  private static AnswerFields files(ObjectPair pair) {
    return new AnswerFields()
        .with("lastApplied", pair.lastApplied().map(ObjectAnswers::place))
        .with("local", pair.local().map(ObjectAnswers::place))
        .with("live", pair.live().map(ObjectAnswers::place));
  }

  private static AnswerFields place(FoundObject found) {
    return new AnswerFields()
        .with("file", found.file().name())
        .with("document", found.index() + 1)
        .with("firstLine", found.firstLine())
        .with("lastLine", found.lastLine());
  }

  /** Files and documents that hold no object that can be read. */
  static List<AnswerFields> faults(List<Unread> unread) {
    return unread.stream()
        .map(
            each ->
                new AnswerFields()
                    .with("place", each.place())
                    .with("message", each.message())
                    .withText("remedy", each.remedy()))
        .toList();
  }
}
