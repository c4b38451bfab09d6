/** The task of the first step, which the built page shows; `steps.tsx` has the others, which load later. */
export const firstTask = (
  <>
    Click <b>Maker</b>, choose <b>Facet → Text facet</b>, and click <i>Edith Hale</i> in the list that appears.
  </>
);
