package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.FakeCluster;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.SendContexts;
import dev.tripatch.workspace.sending.SentChange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A change on its way into a cluster, by keys and clicks. */
class SendInWindowTest extends WindowFixture {
  private static final String LOCAL =
      """
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: settings, namespace: shop}
      data: {mine: two}
      """;

  @TempDir Path folder;
  private FakeKubectl kubectl;

  @BeforeEach
  void layKubectl() throws IOException {
    kubectl = new FakeKubectl(Files.createDirectory(folder.resolve("bin")));
    kubectl.answersAny(List.of("--flatten"), FakeAnswer.prints("https://127.0.0.1:16443 "));
    kubectl.answersAny(List.of("view"), FakeAnswer.recorded("kubeconfig, current context only"));
  }

  private static FakeAnswer is(int version, String mine, String others) {
    return FakeAnswer.prints(
        """
        {"apiVersion": "v1", "kind": "ConfigMap",
         "metadata": {"name": "settings", "namespace": "shop",
          "uid": "11111111-0000-0000-0000-000000000000", "resourceVersion": "%d"},
         "data": {"mine": "%s", "others": "%s"}}
        """
            .formatted(version, mine, others));
  }

  private void answers(FakeAnswer[] reads, FakeAnswer[] tries, FakeAnswer[] sends) {
    kubectl
        .answersAny(List.of("--dry-run=server"), tries)
        .answersAny(List.of("--dry-run=none"), sends)
        .answersAny(List.of("--raw"), FakeAnswer.fails("nothing raw"))
        .answersAny(List.of("get"), reads);
  }

  private static FakeAnswer[] all(FakeAnswer... answers) {
    return answers;
  }

  private void open(UnaryOperator<WindowServices> with) {
    interact(
        () -> {
          Map<String, String> environment = new HashMap<>(System.getenv());
          environment.put("PATH", folder.resolve("bin") + ":/usr/bin:/bin");
          environment.put("HOME", folder.toString());
          environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
          Stage shown = new Stage();
          open(
              shown,
              with.apply(services(folder.resolve("settings")).in(environment)),
              new NoFileDialogs(),
              documents(LOCAL, "")
                  .with(
                      new LiveTarget(Connection.USUAL.inNamespace("shop"), "configmaps/settings")));
          place(shown, 1000, 700);
        });
    Waiting.until(() -> content().comparison().getView().flatMap(view -> view.live()).isPresent());
    Waiting.settled();
  }

  private void allow(String setting, String contexts) {
    Setting<?> found =
        content().window().features.settings.stream()
            .filter(each -> each.id().equals(setting))
            .findFirst()
            .orElseThrow();
    interact(() -> found.choose(Map.of(setting, contexts)));
    assertThat(
            SendContexts.keep(
                folder.resolve("settings"), "truth", FakeCluster.server("https://127.0.0.1:16443")))
        .isEmpty();
  }

  private String chosen(String setting) {
    return content().window().features.settings.stream()
        .filter(each -> each.id().equals(setting))
        .findFirst()
        .orElseThrow()
        .text();
  }

  private static boolean isSheet() {
    return Window.getWindows().stream()
        .anyMatch(
            window -> window.getScene() != null && window.getScene().lookup("#send-sheet") != null);
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Labeled.class).map(Labeled::getText).orElse("");
  }

  private boolean isSeen(String id) {
    return lookup(id)
        .tryQuery()
        .filter(
            node ->
                Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible))
        .isPresent();
  }

  private boolean isEnabled(String id) {
    return lookup(id).tryQuery().filter(node -> node.isVisible() && !node.isDisabled()).isPresent();
  }

  private void says(String words) {
    Waiting.until(() -> words("#send-headline").contains(words));
  }

  private void send() {
    push(KeyCode.SHIFT, KeyCode.F5);
    Waiting.until(SendInWindowTest::isSheet);
  }

  private void press(String id) {
    Waiting.until(() -> isEnabled(id));
    interact(() -> lookup(id).<ButtonBase>query().fire());
  }

  private long sent() {
    return kubectl.calls().stream()
        .filter(call -> call.arguments().contains("--dry-run=none"))
        .count();
  }

  private String live() {
    return content().documents().live().getText();
  }

  @Test
  void fromReadOnlyToSentAndBack() {
    answers(
        all(is(1, "one", "x"), is(1, "one", "x"), is(2, "two", "x")),
        all(is(1, "two", "x"), is(2, "one", "x")),
        all(is(2, "two", "x"), is(3, "one", "x")));
    open(services -> services);
    send();
    says("truth is read only");
    assertThat(words("#send-place")).isEqualTo("truth / shop");
    assertThat(words("#send-object")).isEqualTo("shop/ConfigMap/settings");
    assertThat(isEnabled("#send-send")).isFalse();
    for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.SPACE, KeyCode.ENTER)) {
      push(key);
    }
    assertThat(isSheet()).as("no key does anything at first").isTrue();
    assertThat(chosen("sendAsk")).isEmpty();

    // By keys alone, and faster than it answers.
    push(KeyCode.ALT, KeyCode.A);
    for (int i = 0; i < 20; i++) {
      push(i % 2 == 0 ? KeyCode.ENTER : KeyCode.SPACE);
    }
    says("Live has not changed");
    for (int i = 0; i < 10; i++) {
      push(i % 2 == 0 ? KeyCode.ENTER : KeyCode.SPACE);
    }
    assertThat(chosen("sendAsk")).isEqualTo("truth");
    assertThat(sent()).isZero();
    press("#send-copy");
    interact(
        () ->
            assertThat(Clipboard.getSystemClipboard().getString())
                .startsWith("kubectl patch ")
                .contains("--context truth", "--field-manager=kubectl-client-side-apply", "two"));
    interact(() -> lookup("#send-send").query().requestFocus());
    for (int i = 0; i < 20; i++) {
      push(i % 2 == 0 ? KeyCode.SPACE : KeyCode.ENTER);
    }
    says("Sent ");
    assertThat(sent()).isEqualTo(1);
    assertThat(isSheet()).isTrue();
    Waiting.until(() -> live().contains("mine: two"));

    press("#send-undo");
    Waiting.until(() -> isEnabled("#send-send") && words("#send-headline").contains("not changed"));
    press("#send-send");
    says("Sent ");
    Waiting.until(() -> live().contains("mine: one"));
    push(KeyCode.ESCAPE);
    Waiting.until(() -> !isSheet());
    assertThat(sent()).isEqualTo(2);
    Waiting.settled();
    assertThat(content().view().status().lookupAll(".label").toString())
        .contains("Undone in truth");

    // The panes' own undo still works.
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> live().contains("mine: two"));
    assertThat(sent()).isEqualTo(2);

    // What was sent is listed, and says what became of it.
    fire("UNDO_SENT");
    Waiting.until(() -> lookup("#sent-list").tryQuery().isPresent());
    assertThat(lookup("#sent-list").query().lookupAll(".label").toString())
        .contains("undo · sent", "undone", "truth", "shop/ConfigMap/settings");
    write("nothing such");
    assertThat(lookup("#sent-list").<ListView<?>>query().getItems()).isEmpty();
    push(KeyCode.ESCAPE);
  }

  private void fire(String action) {
    Platform.runLater(content().actions().named(action).run());
  }

  @Test
  void theNameIsTypedAndAMovedFieldIsLookedAtAgain() {
    answers(
        all(is(1, "one", "x"), is(2, "seven", "x"), is(2, "seven", "x"), is(2, "seven", "x")),
        all(is(2, "two", "x")),
        all(is(3, "two", "x")));
    open(services -> services);
    allow("sendAskForName", "tr*");
    send();
    says("in a field of this change");
    assertThat(isSeen("#send-send")).isFalse();
    press("#send-look-again");
    Waiting.until(() -> !isSheet());
    Waiting.until(() -> live().contains("mine: seven"));
    Waiting.settled();

    send();
    Waiting.until(() -> isSeen("#send-name"));
    Waiting.until(() -> lookup("#send-name").query().isFocused());
    write("setting");
    push(KeyCode.ENTER);
    assertThat(isEnabled("#send-send")).isFalse();
    write("s");
    assertThat(isEnabled("#send-send")).isTrue();
    push(KeyCode.ENTER);
    assertThat(sent()).as("Enter goes to the button first").isZero();
    push(KeyCode.SPACE);
    says("Sent ");
    assertThat(sent()).isEqualTo(1);
    push(KeyCode.ESCAPE);
  }

  /** Whoever is asked again did not type the name for that. */
  @Test
  void theNameIsTypedForEachQuestion() {
    answers(
        all(is(1, "one", "x")),
        all(is(1, "two", "x")),
        all(FakeAnswer.fails("error: unexpected EOF\n")));
    open(services -> services);
    allow("sendAskForName", "truth");
    send();
    Waiting.until(() -> isSeen("#send-name"));
    Waiting.until(() -> lookup("#send-name").query().isFocused());
    write("settings");
    press("#send-send");
    says("Perhaps sent");
    press("#send-try-again");
    says("Live has not changed");
    Waiting.until(() -> isSeen("#send-name"));
    assertThat(lookup("#send-name").<TextField>query().getText()).isEmpty();
    assertThat(isEnabled("#send-send")).isFalse();
    assertThat(sent()).isOne();
    push(KeyCode.ESCAPE);
  }

  @Test
  void aWindowThatChangesNothing() {
    answers(all(is(1, "one", "x")), all(is(1, "two", "x")), all(is(2, "two", "x")));
    open(WindowServices::readOnly);
    assertThat(words("#read-only")).isEqualTo("read only");
    allow("sendAsk", "*");
    int before = kubectl.calls().size();
    send();
    says("--read-only");
    assertThat(isSeen("#send-allow-ask")).isFalse();
    pressAnything(34);
    assertThat(kubectl.calls().subList(before, kubectl.calls().size()))
        .extracting(FakeCall::arguments)
        .noneMatch(words -> words.contains("patch"));
  }

  @Test
  void beforeAnAudienceNothingIsSent() {
    answers(all(is(1, "one", "x")), all(is(1, "two", "x")), all(is(2, "two", "x")));
    open(services -> services);
    allow("sendAsk", "*");
    interact(() -> content().presenter().toggle());
    Platform.runLater(content().actions().named("SEND").run());
    Waiting.until(SendInWindowTest::isSheet);
    says("Presenter mode");
    pressAnything(35);
    assertThat(sent()).isZero();
    interact(() -> content().presenter().leave());
  }

  /** Presses all that can be pressed on sheets, in any order. */
  private void pressAnything(long seed) {
    Random random = new Random(seed);
    List<String> buttons =
        List.of(
            "#send-send",
            "#send-allow-ask",
            "#send-allow-name",
            "#send-try-again",
            "#send-look-again",
            "#send-undo",
            "#send-copy",
            "#send-close");
    for (int i = 0; i < 20; i++) {
      if (!isSheet()) {
        fire("SEND");
        Waiting.until(SendInWindowTest::isSheet);
      }
      String id = buttons.get(random.nextInt(buttons.size()));
      interact(
          () ->
              lookup(id)
                  .tryQueryAs(ButtonBase.class)
                  .filter(button -> button.isVisible() && !button.isDisabled())
                  .ifPresent(ButtonBase::fire));
    }
    interact(() -> lookup("#send-close").tryQueryAs(ButtonBase.class).ifPresent(ButtonBase::fire));
  }

  @Test
  void whoTypesWhileTheSheetOpensLosesNothingAndSlowAnswersCanBeCancelled() {
    answers(
        all(is(1, "one", "x"), FakeAnswer.hangs()), all(is(1, "two", "x")), all(is(2, "two", "x")));
    open(services -> services);
    allow("sendAsk", "*");
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(KeyCode.CONTROL, KeyCode.END);
    write("# a");
    push(KeyCode.SHIFT, KeyCode.F5);
    write("b");
    Waiting.until(SendInWindowTest::isSheet);
    says("Reading live again");
    write("c");
    assertThat(isEnabled("#send-send")).isFalse();
    push(KeyCode.ESCAPE);
    Waiting.until(() -> !isSheet());
    assertThat(content().documents().local().getText()).contains("# a").doesNotContain("c\n");
    long process = kubectl.calls().getLast().process();
    Waiting.until(() -> ProcessHandle.of(process).filter(ProcessHandle::isAlive).isEmpty());
    assertThat(sent()).isZero();
  }

  /** The sheet stays until it is known what became of the change. */
  @Test
  void whatIsBeingSentCannotBeLeft() throws IOException {
    Path gate = folder.resolve("gate");
    answers(
        all(is(1, "one", "x")),
        all(is(1, "two", "x")),
        all(
            new FakeAnswer(
                List.of("until [ -e '" + gate + "' ]; do sleep 0.02; done"),
                is(2, "two", "x").out(),
                "",
                0)));
    open(services -> services);
    allow("sendAsk", "*");
    send();
    press("#send-send");
    push(KeyCode.ESCAPE);
    push(KeyCode.ALT, KeyCode.F4);
    interact(
        () ->
            List.copyOf(Window.getWindows()).stream()
                .filter(window -> window.getScene().lookup("#send-sheet") != null)
                .forEach(
                    window ->
                        window.fireEvent(
                            new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST))));
    assertThat(isSheet()).isTrue();
    Files.createFile(gate);
    says("Sent ");
    press("#send-close");
    Waiting.until(() -> !isSheet());
  }

  @Test
  void whatIsMissingOrNotSentAnywhereSaysWhatToDo() {
    answers(all(FakeAnswer.recorded("not found")), all(), all());
    interact(
        () ->
            open(
                new Stage(),
                services(folder.resolve("settings")).in(Map.of("PATH", folder.toString())),
                new NoFileDialogs(),
                documents(LOCAL, LOCAL)));
    Waiting.settled();
    push(KeyCode.SHIFT, KeyCode.F5);
    assertThat(isSheet()).isFalse();
    assertThat(content().view().status().lookupAll(".label").toString())
        .contains("Live is not from a cluster");
  }

  @Test
  void whatWasPerhapsSentIsSaidOnceAtTheStart() throws IOException {
    SentChange begun = begun();
    new Journal(folder.resolve("settings/sent")).write(begun);
    answers(all(is(2, "two", "x")), all(is(2, "one", "x")), all(is(3, "one", "x")));
    open(services -> services);
    Waiting.until(() -> words("#perhaps-sent-words").startsWith("1 change was perhaps sent"));
    press("#look-sent");
    Waiting.until(() -> lookup("#sent-list").tryQuery().isPresent());
    assertThat(lookup("#sent-list").query().lookupAll(".label").toString())
        .contains("perhaps sent");
    assertThat(kubectl.calls())
        .as("no cluster is asked about the change before somebody looks")
        .noneMatch(call -> call.arguments().contains("ConfigMap.v1/settings"));
    push(KeyCode.ENTER);
    Waiting.until(SendInWindowTest::isSheet);
    says("truth is read only");
    assertThat(new Journal(folder.resolve("settings/sent")).read().changes().getFirst().state())
        .isEqualTo(SentChange.State.SENT);
    push(KeyCode.ESCAPE);
  }

  private static SentChange begun() {
    return new SentChange(
        "20261126T160000.000-01020304",
        Instant.EPOCH,
        SentChange.State.BEGUN,
        Optional.empty(),
        "truth",
        Optional.empty(),
        "https://127.0.0.1:16443",
        "shop",
        Optional.empty(),
        "tripatch",
        "1",
        List.of("data.mine"),
        value(is(1, "one", "x")),
        value(is(1, "two", "x")),
        false);
  }

  private static MapValue value(FakeAnswer answer) {
    return SourceReader.read("object", answer.out()).object().orElseThrow();
  }
}
