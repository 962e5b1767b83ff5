package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.openapi.ImportRecord.OlderReleases;
import org.junit.jupiter.api.Test;

class OlderReleasesTest {

  @Test
  void anOlderReleaseKeepsOnlyWhatIsGone() {
    String newest =
        """
        release 3
        kind v2 Widget Widget2
        object Changed
         new string
        object Same
         changed @Changed
        object Widget2
         same @Same
        """;
    String middle =
        """
        release 2
        kind v1 Widget Widget1
        kind v2 Widget Widget2
        object Changed
         old string
        object Same
         changed @Changed
        object Unneeded
         x string
        object Widget1
         same []{}@Same
         self @Widget1
        object Widget2
         unneeded @Unneeded
        """;
    String oldest =
        """
        release 1
        kind v0 Widget Widget0
        kind v1 Widget Widget1
        object Widget0
        object Widget1
         other string
        """;
    assertThat(reduced(newest + middle + oldest))
        .isEqualTo(
            newest
                + """
                release 2
                kind v1 Widget Widget1
                object Changed
                 old string
                object Widget1
                 same []{}@Same
                 self @Widget1
                release 1
                kind v0 Widget Widget0
                object Widget0
                """);
  }

  private static String reduced(String releases) {
    String head = "tripatch-catalogue 1\n";
    CatalogText all = CatalogText.parse(head + releases);
    String written = CatalogText.write(OlderReleases.reduce(all.releases()));
    assertThat(written).startsWith(head);
    return written.substring(head.length());
  }
}
