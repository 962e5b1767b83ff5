package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.feature.objects.ObjectDecisions.Preview;
import dev.tripatch.ui.panes.document.DecisionMemory;
import dev.tripatch.ui.panes.document.LeftOutFields;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.OutOfPatch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Leaves fields of many objects out of their patches, or puts them back, as one action: tried
 * aside, and shown before anything happens. No text changes.
 */
final class PatchSelection {

  private final ObjectsViewModel model;
  private final Documents documents;
  private final Workbench workbench;
  private final CommandQueue queue;
  private final Predicate<Preview> mayI;
  private final Executor background;
  private final Executor foreground;
  private final Consumer<ObjectSurvey.Now> changes;
  private final Consumer<String> say;

  /**
   * For these objects.
   *
   * @param mayI shows what would be done, and asks for leave
   * @param background where to try it; it may take long
   * @param changes gets each object just before its patch becomes another one
   * @param say says what was done
   */
  PatchSelection(
      ObjectsViewModel model,
      Documents documents,
      Workbench workbench,
      CommandQueue queue,
      Predicate<Preview> mayI,
      Executor background,
      Executor foreground,
      Consumer<ObjectSurvey.Now> changes,
      Consumer<String> say) {
    this.model = model;
    this.documents = documents;
    this.workbench = workbench;
    this.queue = queue;
    this.mayI = mayI;
    this.background = background;
    this.foreground = foreground;
    this.changes = changes;
    this.say = say;
  }

  /** Leaves fields out; puts them back if all of them are left out. */
  void toggle(Map<ObjectRow, Set<FieldPath>> wanted) {
    queue.whenCompared(() -> begin(wanted));
  }

  private void begin(Map<ObjectRow, Set<FieldPath>> wanted) {
    DecisionMemory.All memory = documents.memory().all();
    Map<ObjectSurvey.Now, Set<FieldPath>> asked = new LinkedHashMap<>();
    wanted.forEach(
        (row, fields) -> model.now(row, memory).ifPresent(now -> asked.put(now, fields)));
    boolean areAllOut =
        !asked.isEmpty()
            && asked.entrySet().stream()
                .allMatch(each -> areIn(each.getKey().leftOut(), each.getValue()));
    if (areAllOut) {
      putBack(asked);
    } else {
      leaveOut(asked);
    }
  }

  private static boolean areIn(Set<FieldPath> leftOut, Set<FieldPath> fields) {
    return fields.stream().allMatch(path -> path.isIn(leftOut));
  }

  private void putBack(Map<ObjectSurvey.Now, Set<FieldPath>> asked) {
    Map<ObjectSurvey.Now, Set<FieldPath>> rest = new LinkedHashMap<>();
    asked.forEach((now, fields) -> rest.put(now, LeftOutFields.without(now.leftOut(), fields)));
    int count = asked.values().stream().mapToInt(Set::size).sum();
    act(ObjectWords.PUT_BACK, count, rest);
  }

  private void leaveOut(Map<ObjectSurvey.Now, Set<FieldPath>> asked) {
    OutOfPatch trying =
        new OutOfPatch(
            workbench.with(documents.schemas().getInForce()),
            documents.appliedBy().modeProperty().get());
    List<Map.Entry<ObjectSurvey.Now, Set<FieldPath>>> all = List.copyOf(asked.entrySet());
    say.accept(ObjectWords.TRYING.text("objects", all.size()));
    background.execute(
        () -> {
          List<OutOfPatch.Left> answers =
              trying.all(
                  all,
                  each ->
                      new OutOfPatch.Asked(
                          each.getKey().pair(),
                          each.getKey().documents(),
                          each.getKey().leftOut(),
                          each.getValue()));
          foreground.execute(
              () ->
                  queue.inTurn(() -> show(all.stream().map(Map.Entry::getKey).toList(), answers)));
        });
  }

  private void show(List<ObjectSurvey.Now> asked, List<OutOfPatch.Left> answers) {
    Map<ObjectSurvey.Now, Set<FieldPath>> wanted = new LinkedHashMap<>();
    int count = 0;
    int deletions = 0;
    for (int i = 0; i < answers.size(); i++) {
      List<FieldPath> fields = answers.get(i).decided().fields();
      if (!fields.isEmpty()) {
        wanted.put(asked.get(i), LeftOutFields.with(asked.get(i).leftOut(), fields));
        count += fields.size();
        deletions += answers.get(i).deletions().size();
      }
    }
    List<String> not =
        ObjectDecisions.notDecided(answers.stream().map(OutOfPatch.Left::decided).toList());
    say.accept("");
    if (wanted.isEmpty()) {
      say.accept(
          not.stream()
              .findFirst()
              .orElseGet(
                  () -> ObjectWords.NOTHING_TO_DECIDE.text("fate", ObjectWords.LEAVE_OUT.text())));
    } else if (mayI.test(preview(count, wanted.size(), deletions, not))) {
      act(ObjectWords.LEAVE_OUT, count, wanted);
    }
  }

  /** A deletion that is left out comes with the next apply, which no file keeps from it. */
  private static Preview preview(int fields, int objects, int deletions, List<String> not) {
    Stream<String> deleted =
        deletions == 0
            ? Stream.empty()
            : Stream.of(ObjectWords.STILL_DELETED.text("count", deletions));
    return new Preview(
        title(ObjectWords.LEAVE_OUT, fields, objects),
        Stream.of(Stream.of(ObjectWords.ONLY_PATCHES_CHANGE.text()), deleted, not.stream())
            .flatMap(each -> each)
            .collect(Collectors.joining("\n")),
        ObjectWords.LEAVE_OUT.text(),
        new Questions.Texts("", ""));
  }

  private static String title(ObjectWords what, int fields, int objects) {
    return ObjectWords.DECIDES.text("fate", what.text(), "fields", fields, "objects", objects);
  }

  /** What was typed or decided in the meantime must not be lost. */
  private void act(ObjectWords what, int fields, Map<ObjectSurvey.Now, Set<FieldPath>> wanted) {
    DecisionMemory.All memory = documents.memory().all();
    boolean isSame =
        wanted.keySet().stream()
            .allMatch(
                each ->
                    model.now(each.row(), memory).stream()
                        .anyMatch(
                            now ->
                                now.texts().equals(each.texts())
                                    && now.leftOut().equals(each.leftOut())));
    if (!isSame) {
      say.accept(ObjectWords.CHANGED_MEANWHILE.text());
      return;
    }
    wanted.keySet().forEach(changes);
    String title = title(what, fields, wanted.size());
    model.leaveOutAll(ObjectDecisions.named(title), wanted);
    say.accept(title + ".");
  }
}
