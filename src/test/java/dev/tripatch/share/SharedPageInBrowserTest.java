package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.Prediction;
import dev.tripatch.learn.exercise.PredictionJudge;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** Pages in a real browser, by keys and buttons. {@code .ci/run} requires that it runs. */
@EnabledIf(value = "dev.tripatch.share.Chromium#isInstalled", disabledReason = Chromium.MISSING)
class SharedPageInBrowserTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final List<Lesson> LESSONS =
      BundledLessons.books().stream().flatMap(book -> book.lessons().stream()).toList();
  private static final int MOST_BYTES = 300_000;

  private static final String DOCUMENTS =
      """
      ```yaml live
      apiVersion: v1
      kind: Pod
      metadata: {name: web}
      spec:
        containers:
        - name: web
          image: web:1
        - name: log
          image: log:1
      ```

      ```yaml patch
      spec:
        containers:
        - name: web
          image: web:2
      ```
      """;

  private static final String ASKS =
      "# Book\n\n## A list with a key is merged\n\nWords before.\n\n"
          + DOCUMENTS
          + "\n```text question\nWhat is left of `log`?\n```\n\n"
          + "```text reveal\nAll of it.\n```\n\nWords after.\n";

  private static final String PREDICTION = "document.getElementById('prediction')";
  private static final String VISIBLE = "document.body.innerText";

  /** The texts whose contrast is below 4.5, with it. */
  private static final String FAINT =
      """
      (() => {
        const parts = color => color.match(/[\\d.]+/g).map(Number);
        const light = ([r, g, b]) => [r, g, b]
          .map(c => c / 255)
          .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
          .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at], 0);
        const ground = it => {
          const color = parts(getComputedStyle(it).backgroundColor);
          return color.length === 4 && color[3] === 0 && it.parentElement
            ? ground(it.parentElement) : color;
        };
        return [...document.querySelectorAll('body *')]
          .filter(it => !it.disabled && it.checkVisibility()
            && [...it.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
          .map(it => [it, light(parts(getComputedStyle(it).color)), light(ground(it))])
          .map(([it, a, b]) => [it, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)])
          .filter(([, contrast]) => contrast < 4.5)
          .map(([it, contrast]) => it.outerHTML + ' ' + contrast.toFixed(2)).join('\\n');
      })()
      """;

  @TempDir private static Path folder;

  private static Chromium browser;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    browser = Chromium.start(folder.resolve("profile"));
  }

  @AfterAll
  static void end() {
    browser.close();
  }

  @AfterEach
  void itDidNothingThatItMustNot() {
    assertThat(browser.faults()).isEmpty();
  }

  private static Lesson lesson(String text) throws LessonFileException {
    return LessonFile.read("own.md", text).lessons().getFirst();
  }

  private static void open(String page) throws IOException {
    assertThat(page.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(MOST_BYTES);
    browser.open(Files.writeString(folder.resolve("page.html"), page));
  }

  private static void open(Lesson lesson) throws IOException, LessonFileException {
    open(SharedPage.of(lesson, "2.10 Book", WORKBENCH));
  }

  private static void click(String id) {
    browser.ask("document.getElementById('%s').click()".formatted(id));
  }

  private static String seen() {
    return browser.ask(VISIBLE);
  }

  private static void predict(String text) {
    browser.ask(PREDICTION + ".focus(); " + PREDICTION + ".select()");
    browser.type(text);
  }

  private static String said() {
    return browser.ask("document.getElementById('said').innerText");
  }

  private static String verdict() {
    return browser.ask("document.getElementById('verdict').innerText");
  }

  private static boolean isRight() {
    return browser.ask("document.getElementById('verdict').className").equals("right");
  }

  @Test
  void noOutcomeIsInViewBeforeTheReaderCommits() throws Exception {
    open(lesson(ASKS));
    assertThat(seen())
        .contains("A list with a key is merged", "Words before.", "What is left of log?", "web:1")
        .doesNotContain("All of it.", "Words after.", "Step by step", "Result");
    assertThat(browser.ask("document.querySelectorAll('#steps, .sentence').length + ''"))
        .isEqualTo("0");
    assertThat(seen()).contains("Its file contains the answer");
    click("show");
    assertThat(seen()).contains("All of it.", "Words after.", "Step by step", "Result");
    assertThat(verdict()).isEqualTo("This is the answer.");
    browser.load(() -> click("over"));
    assertThat(seen()).doesNotContain("All of it.");
  }

  @Test
  void aPredictionIsJudgedByItsValue() throws Exception {
    open(lesson(ASKS));
    predict(
        """
        kind: Pod
        apiVersion: "v1"
        metadata:
          name: web
        spec:
          containers:
            - image: 'web:2'
              name: web
            - name: log   # stays
              image: log:1
        """);
    click("check");
    assertThat(verdict()).isEqualTo("Right: this is what happens.");
    assertThat(isRight()).isTrue();
  }

  @Test
  void whatDiffersIsToldWithTheFieldsOwnReason() throws Exception {
    open(lesson(ASKS));
    predict(
        "apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\nspec:\n  containers:\n"
            + "  - name: web\n    image: web:1\n");
    click("check");
    assertThat(isRight()).isFalse();
    assertThat(verdict())
        .contains("Yours", "image: web:1", "Result", "image: web:2", "- name: log");
    assertThat(browser.ask("document.activeElement.id")).isEqualTo("verdict");
  }

  @Test
  void stepsAreWalkedByKeysAndButtons() throws Exception {
    open(lesson(ASKS.replaceAll("(?s)```text question.*?```", "")));
    assertThat(said()).startsWith("Step 1 of 3");
    browser.press("ArrowRight");
    assertThat(said()).startsWith("Step 2 of 3");
    browser.press("End");
    assertThat(said()).startsWith("Step 3 of 3");
    assertThat(seen()).contains("web:2").doesNotContain("Its file contains the answer");
    browser.press("ArrowRight");
    assertThat(said()).startsWith("Step 3 of 3");
    click("previous");
    click("each");
    String first = said();
    assertThat(first).startsWith("Step 2 of ");
    browser.press("Home");
    assertThat(said()).startsWith("Step 1 of ").isNotEqualTo(first);
    click("each");
    assertThat(said()).startsWith("Step 1 of 3");
  }

  @Test
  void arrowsInThePredictionMoveTheCaret() throws Exception {
    open(lesson(ASKS));
    browser.ask(PREDICTION + ".focus(); " + PREDICTION + ".setSelectionRange(3, 3)");
    browser.press("ArrowRight");
    assertThat(browser.ask(PREDICTION + ".selectionStart + ''")).isEqualTo("4");
  }

  @Test
  void eachAnswerThatCanBeChosenHasItsVerdict() throws Exception {
    Lesson asking =
        LESSONS.stream()
            .filter(each -> Ask.of(each) instanceof Ask.OfChoice)
            .findFirst()
            .orElseThrow();
    open(asking);
    assertThat(browser.ask("document.getElementById('check').disabled + ''")).isEqualTo("true");
    int choices =
        Integer.parseInt(browser.ask("document.querySelectorAll('#ask input').length+''"));
    int right = 0;
    for (int at = 0; at < choices; at++) {
      open(asking);
      browser.ask("document.querySelectorAll('#ask input')[%d].click()".formatted(at));
      click("check");
      assertThat(verdict()).isNotBlank();
      right += isRight() ? 1 : 0;
    }
    assertThat(right).isOne();
  }

  @Test
  void theStepsOfDocumentsNeedNoQuestion() throws Exception {
    LessonAnswer.Shown shown =
        (LessonAnswer.Shown) LessonAnswer.of(lesson(ASKS), WORKBENCH).orElseThrow();
    open(
        SharedPage.of(shown.view(), new Heading(Optional.empty(), List.of("Secrets are masked."))));
    assertThat(seen()).contains("Pod v1 · web", "Secrets are masked.", "Step by step", "web:2");
  }

  /** Texts that try to be markup, code or the end of the script. */
  @Test
  void hostileTextsAreOnlyText() throws Exception {
    String evil =
        "</script><script>document.title='owned'</script><img src=x onerror=document.title='owned'>"
            + "\\\" ' ` ${document.title='owned'} --></template></textarea>\\u2028\\u2029]]> <!--";
    String text =
        ASKS.replace("Words before.", "Words " + evil + " [x](javascript:alert`1`)")
            .replace("A list with a key is merged", "T </title>" + evil)
            .replace("What is left", evil + " What is left")
            .replace("All of it.", evil)
            .replace(
                "metadata: {name: web}", "metadata: {name: web, labels: {x: \"" + evil + "\"}}")
            .replace("image: web:2", "image: \"" + evil + "\"")
            .replace("log:1", "<img src=x onerror=document.title=1> # <img>")
            .replace("web:1", "\u2028</pre></script>\u202e");
    open(lesson(text));
    click("show");
    for (int step = 0; step < 4; step++) {
      browser.press("ArrowRight");
    }
    assertThat(browser.ask("document.title")).startsWith("T </title></script><script>");
    assertThat(browser.ask("document.scripts.length + ''")).isEqualTo("1");
    assertThat(browser.ask("document.querySelectorAll('img, a').length + ''")).isEqualTo("0");
    assertThat(seen()).contains("</script><script>document.title='owned'</script>");
    open(lesson(text));
    predict("a: \"" + evil.replace("\\", "") + "\"\n");
    click("check");
    assertThat(browser.ask("document.scripts.length + ''")).isEqualTo("1");
  }

  /** The policy, not only care, keeps other code out. */
  @Test
  void noOtherScriptRuns() throws Exception {
    open(
        SharedPage.of(lesson(ASKS), "", WORKBENCH)
            .replace("</main>", "<script>document.title='owned'</script></main>"));
    assertThat(browser.ask("document.title")).isEqualTo("A list with a key is merged");
    assertThat(browser.faults()).isNotEmpty();
    browser.open(folder.resolve("page.html"));
    open(lesson(ASKS));
  }

  @Test
  void lightDarkAndOnPaper() throws Exception {
    open(lesson(ASKS));
    click("show");
    String ground = "getComputedStyle(document.body).backgroundColor";
    browser.prefer("light", "screen");
    assertThat(browser.ask(ground)).isEqualTo("rgb(255, 255, 255)");
    browser.prefer("dark", "screen");
    assertThat(browser.ask(ground)).isEqualTo("rgb(13, 17, 23)");
    browser.prefer("dark", "print");
    assertThat(browser.ask(ground)).isEqualTo("rgb(255, 255, 255)");
    assertThat(
            browser.ask("getComputedStyle(document.getElementById('next').parentElement).display"))
        .isEqualTo("none");
    browser.prefer("light", "screen");
  }

  /** Of each text that is seen, against what is under it. */
  @Test
  void textsCanBeReadInLightAndDark() throws Exception {
    open(lesson(ASKS));
    predict("apiVersion: v1\n");
    click("check");
    click("each");
    for (String scheme : List.of("light", "dark")) {
      browser.prefer(scheme, "screen");
      for (String key : List.of("Home", "ArrowRight", "ArrowRight", "End")) {
        browser.press(key);
        assertThat(browser.ask(FAINT)).as(scheme).isEmpty();
      }
    }
    browser.prefer("light", "screen");
  }

  @Test
  void onAPhoneNothingIsWiderThanTheScreen() throws Exception {
    browser.resize(360, 740);
    open(lesson(ASKS));
    click("show");
    String width = "document.documentElement.scrollWidth <= innerWidth ? 'fits' : 'wider'";
    assertThat(browser.ask(width)).isEqualTo("fits");
    browser.resize(1280, 800);
  }

  /** What a screen reader goes by. */
  @Test
  void landmarksNamesAndStates() throws Exception {
    open(lesson(ASKS));
    click("show");
    assertThat(
            browser.ask(
                "[...document.querySelectorAll('button, textarea, nav, section, [role=region]')]"
                    + ".filter(it => !(it.textContent.trim() && it.tagName === 'BUTTON')"
                    + " && !it.getAttribute('aria-label') && !it.getAttribute('aria-labelledby')"
                    + " && !it.labels?.length).map(it => it.outerHTML).join('\\n')"))
        .isEmpty();
    assertThat(browser.ask("document.documentElement.lang")).isEqualTo("en");
    assertThat(browser.ask("document.querySelectorAll('main, header, footer, h1').length + ''"))
        .isEqualTo("4");
    assertThat(browser.ask("document.querySelectorAll('[aria-current=step]').length + ''"))
        .isEqualTo("1");
    assertThat(browser.ask("document.getElementById('said').getAttribute('aria-live')"))
        .isEqualTo("polite");
    browser.ask("document.getElementById('next').focus()");
    browser.press("Tab");
    assertThat(browser.ask("getComputedStyle(document.activeElement).outlineStyle"))
        .isNotEqualTo("none");
  }

  /** The page says of a prediction what the engine's own judge says of it. */
  @Test
  void thePageJudgesAsTheEngineDoes() throws Exception {
    int line = 0;
    // Every second one: each takes a tenth of a second.
    for (Lesson lesson : LESSONS.stream().filter(each -> LESSONS.indexOf(each) % 2 == 0).toList()) {
      if (Ask.of(lesson) instanceof Ask.OfDocument(var start)
          && LessonAnswer.of(lesson, WORKBENCH).orElse(null) instanceof LessonAnswer.Shown shown) {
        List<String> predictions = predictions(start.text(), shown.view().resultYaml(), line);
        String prediction = predictions.get(line % predictions.size());
        line++;
        open(lesson);
        predict(prediction);
        click("check");
        assertThat(isRight())
            .as(lesson + ": " + verdict() + "\n" + prediction)
            .isEqualTo(
                new PredictionJudge(lesson, WORKBENCH)
                    .judge(new Prediction.OfDocument(prediction))
                    .isRight());
        assertThat(browser.faults()).as(lesson.toString()).isEmpty();
      }
    }
    assertThat(line).isGreaterThan(30);
  }

  /** Live as it is, and the result: as it is, with a line less, and in another order of keys. */
  private static List<String> predictions(String live, String result, int at) {
    List<String> lines = new ArrayList<>(result.lines().toList());
    lines.remove(at % lines.size());
    MapValue value = (MapValue) SourceReader.read("result", result).root().orElseThrow().value();
    MapValue.Builder turned = MapValue.builder();
    List.copyOf(value.entries().entrySet())
        .reversed()
        .forEach(entry -> turned.put(entry.getKey(), entry.getValue()));
    return List.of(live, result, String.join("\n", lines) + "\n", YamlWriter.write(turned.build()));
  }
}
