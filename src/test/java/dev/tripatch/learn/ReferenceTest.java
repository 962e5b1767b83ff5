package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.Reference.PagePlace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages are found by id and by words. */
class ReferenceTest {
  private final Page first =
      Page.of(
          Topic.OUTCOME,
          "first",
          """
          # First page

          What it is.
          In two lines.

          ## Reasons

          ### `one-way`

          About one.

          ### `other-way`

          About the other.
          ## More

          Nothing.
          """,
          List.of());
  private final Page second =
      Page.of(Topic.HAZARD, "second", "# Second `$page`\n\nFirst of all: words.", List.of());
  private final Page third =
      Page.of(Topic.REFUSAL, "third", "# Third\n\n### One way\n\nEnd.", List.of());
  private final Reference reference = new Reference(List.of(first, second, third));

  @Test
  void pagesAndSectionsHaveIds() {
    assertThat(reference.find("outcome/first")).contains(PagePlace.of(first));
    assertThat(reference.find("reason/one-way")).contains(PagePlace.of(first, "one-way"));
    assertThat(reference.find("refusal/one-way")).contains(PagePlace.of(third, "one-way"));
    assertThat(reference.find("outcome/first#other-way"))
        .contains(PagePlace.of(first, "other-way"));
    assertThat(reference.find("outcome/first#more")).isEmpty();
    assertThat(reference.find("hazard/first")).isEmpty();
    assertThat(reference.find("hazard/one-way")).isEmpty();
    assertThat(reference.find("")).isEmpty();
  }

  @Test
  void aNameIsEnoughWhereItIsTheOnlyOne() {
    assertThat(reference.named("second")).contains(PagePlace.of(second));
    assertThat(reference.named("other-way")).contains(PagePlace.of(first, "other-way"));
    assertThat(reference.named("one-way")).isEmpty();
    assertThat(reference.named("reason/one-way")).contains(PagePlace.of(first, "one-way"));
    assertThat(BundledReference.read().named("$setElementOrder/env").orElseThrow().page().id())
        .isEqualTo("directive/set-element-order");
  }

  @Test
  void titlesComeBeforeSectionsAndText() {
    assertThat(reference.search("first"))
        .containsExactly(PagePlace.of(first), PagePlace.of(second));
    assertThat(reference.search("one WAY"))
        .containsExactly(PagePlace.of(first, "one-way"), PagePlace.of(third, "one-way"));
    assertThat(reference.search("$page")).containsExactly(PagePlace.of(second));
    assertThat(reference.search("about  other")).containsExactly(PagePlace.of(first));
    assertThat(reference.search("nobody")).isEmpty();
    assertThat(reference.search(" ")).extracting(PagePlace::page).isEqualTo(reference.pages());
  }

  @Test
  void aPageKnowsItsParts() {
    assertThat(second.title()).isEqualTo("Second $page");
    assertThat(first.section("one-way")).isEqualTo("### `one-way`\n\nAbout one.");
    assertThat(first.section("other-way")).isEqualTo("### `other-way`\n\nAbout the other.");
    assertThat(third.section("one-way")).isEqualTo("### One way\n\nEnd.");
    assertThat(third.section("two")).isEmpty();
  }
}
