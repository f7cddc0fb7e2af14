/** Where a booth's goods belong: each colour of the plan is one of them. */
export const exhibitorCategories = ['rawSpice', 'extract', 'seasoning', 'equipment', 'import', 'regional'] as const;
